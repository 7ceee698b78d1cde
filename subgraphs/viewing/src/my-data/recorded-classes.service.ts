import { owns, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { MemberRecordsReadModel } from "./member-records.read-model";

export class RecordedClassesService {
  constructor(private readonly records: Pick<MemberRecordsReadModel, "classIds">) {}

  async list(viewer: Viewer, memberId: string): Promise<readonly string[] | null> {
    return owns(viewer, memberId) ? this.records.classIds(memberId) : null;
  }
}
