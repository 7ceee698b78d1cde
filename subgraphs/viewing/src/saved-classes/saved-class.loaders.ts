import { byId, byKey } from "@eightcount/service-kit/graph/batching";
import type { LoaderRequest } from "@eightcount/service-kit/subgraph/feature-module";
import type DataLoader from "dataloader";
import type { SavedClassRow } from "./saved-class";
import type { SavedClassService } from "./saved-class.service";

export interface SavedClassLoaders {
  /** By class id. Null if the viewer has not saved it. */
  readonly savedClassByClass: DataLoader<string, SavedClassRow | null>;
  /** By saved record id. Null if it is not the viewer's. */
  readonly savedClass: DataLoader<string, SavedClassRow | null>;
}

export const savedClassLoaders =
  (savedClasses: SavedClassService) =>
  ({ viewer }: LoaderRequest): SavedClassLoaders => ({
    savedClassByClass: byKey("classId", (ids) => savedClasses.findByClasses(viewer, ids)),
    savedClass: byId((ids) => savedClasses.findMany(viewer, ids)),
  });
