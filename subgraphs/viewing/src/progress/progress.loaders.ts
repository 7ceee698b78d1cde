import { byKey } from "@eightcount/service-kit/graph/batching";
import type { LoaderRequest } from "@eightcount/service-kit/subgraph/feature-module";
import type DataLoader from "dataloader";
import type { ClassProgressValue } from "./class-progress";
import type { ProgressService } from "./progress.service";

export interface ProgressLoaders {
  /** By class id. Null for a visitor. */
  readonly progressByClass: DataLoader<string, ClassProgressValue | null>;
}

export const progressLoaders =
  (progress: ProgressService) =>
  ({ viewer }: LoaderRequest): ProgressLoaders => ({
    progressByClass: byKey("classId", (ids) => progress.findProgress(viewer, ids)),
  });
