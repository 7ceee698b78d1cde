import type { Page } from "@eightcount/service-kit/relay/connection";
import { owns, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { pageBy } from "../paging/page";
import type { ViewedClassRequest, ViewedClassRow } from "./viewed-class";
import type { ViewedClassReadModel } from "./viewed-class.read-model";

export class ViewedClassService {
  constructor(private readonly viewings: ViewedClassReadModel) {}

  async list(viewer: Viewer, request: ViewedClassRequest): Promise<Page<ViewedClassRow> | null> {
    if (!owns(viewer, request.memberId)) return null;
    const rows = await this.viewings.list(request);
    const totalCount = () => this.viewings.count(request);
    return pageBy(
      ({ createdAt, playbackSessionId }) => ({ at: createdAt, id: playbackSessionId }),
      rows,
      { ...request.page, totalCount },
    );
  }
}
