import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import type { HistoryLoaders } from "./history/history.loaders";
import type { ProgressLoaders } from "./progress/progress.loaders";
import type { SavedClassLoaders } from "./saved-classes/saved-class.loaders";

export type ViewingContext = SubgraphContext<HistoryLoaders & ProgressLoaders & SavedClassLoaders>;
