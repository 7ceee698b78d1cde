import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { Page } from "@eightcount/service-kit/relay/connection";
import { owns, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { PageRequest } from "../paging/keyset";
import { pageBy, pageOf } from "../paging/page";
import type { ClassRecordRow } from "./class-record";
import type { CreationRequest, HistoryReadModel } from "./history.read-model";
import { CONTINUE_DANCING_WINDOW, lastDancedFirst } from "./history.rules";

export interface HistoryRequest {
  readonly memberId: string;
  readonly status: ViewingStatus;
  readonly page: PageRequest;
}

export class HistoryService {
  constructor(private readonly history: HistoryReadModel) {}

  /** Last danced first. Returns null unless the viewer is the member. */
  async list(viewer: Viewer, request: HistoryRequest): Promise<Page<ClassRecordRow> | null> {
    const { memberId, status, page } = request;
    if (!owns(viewer, memberId)) return null;
    const rows = await this.history.list(memberId, status, page);
    return pageOf(rows, page, () => this.history.count(memberId, status));
  }

  /** Last danced first. Returns null unless the viewer is the member. */
  async continueDancing(
    viewer: Viewer,
    memberId: string,
    limit: number,
  ): Promise<Page<ClassRecordRow> | null> {
    if (!owns(viewer, memberId)) return null;
    const started = await this.history.listUnfinished(memberId, CONTINUE_DANCING_WINDOW);
    const rows = lastDancedFirst(started);
    return pageOf(rows, { limit, after: null }, () => this.history.countUnfinished(memberId));
  }

  async listByCreation(
    viewer: Viewer,
    memberId: string,
    request: CreationRequest,
  ): Promise<Page<ClassRecordRow> | null> {
    if (!owns(viewer, memberId)) return null;
    const rows = await this.history.listByCreation(memberId, request);
    const totalCount = () => this.history.countAll(memberId, request.status);
    return pageBy(({ createdAt, id }) => ({ at: createdAt, id }), rows, {
      ...request.page,
      totalCount,
    });
  }

  async findMany(viewer: Viewer, ids: readonly string[]): Promise<readonly ClassRecordRow[]> {
    return viewer.memberId === null ? [] : this.history.findMany(viewer.memberId, ids);
  }
}
