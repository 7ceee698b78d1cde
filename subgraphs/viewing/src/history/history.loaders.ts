import { byId } from "@eightcount/service-kit/graph/batching";
import type { LoaderRequest } from "@eightcount/service-kit/subgraph/feature-module";
import type DataLoader from "dataloader";
import type { ClassRecordRow } from "./class-record";
import type { HistoryService } from "./history.service";

export interface HistoryLoaders {
  /** By record id. Null if it is not the viewer's. */
  readonly classRecord: DataLoader<string, ClassRecordRow | null>;
}

export const historyLoaders =
  (history: HistoryService) =>
  ({ viewer }: LoaderRequest): HistoryLoaders => ({
    classRecord: byId((ids) => history.findMany(viewer, ids)),
  });
