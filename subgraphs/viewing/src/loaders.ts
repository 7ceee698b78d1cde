import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import DataLoader from "dataloader";
import type { ClassRecordRow } from "./history/class-record";
import type { HistoryService } from "./history/history.service";
import type { ClassProgressValue } from "./progress/class-progress";
import type { ProgressService } from "./progress/progress.service";
import type { SavedClassRow } from "./saved-classes/saved-class";
import type { SavedClassService } from "./saved-classes/saved-class.service";

/** Everything a field of many rows may ask, for one viewer; made anew for each request. */
export interface ViewingLoaders {
  /** By class id; null for a visitor. */
  readonly progressByClass: DataLoader<string, ClassProgressValue | null>;
  /** By class id; null when the viewer has not saved it. */
  readonly savedClassByClass: DataLoader<string, SavedClassRow | null>;
  /** By record id; null when it is not the viewer's. */
  readonly classRecord: DataLoader<string, ClassRecordRow | null>;
  /** By saved record's id; null when it is not the viewer's. */
  readonly savedClass: DataLoader<string, SavedClassRow | null>;
}

export interface LoaderSources {
  readonly progress: ProgressService;
  readonly savedClasses: SavedClassService;
  readonly history: HistoryService;
}

export function makeLoaders(from: LoaderSources, viewer: Viewer): ViewingLoaders {
  return {
    progressByClass: byKey((ids) => from.progress.progressIn(viewer, ids), "classId"),
    savedClassByClass: byKey((ids) => from.savedClasses.savedAmong(viewer, ids), "classId"),
    classRecord: byKey((ids) => from.history.recordsOf(viewer, ids), "id"),
    savedClass: byKey((ids) => from.savedClasses.findMany(viewer, ids), "id"),
  };
}

/** One query for all keys of a tick; rows may come in any order and be fewer. */
function byKey<K extends string, T extends Readonly<Record<K, string>>>(
  load: (keys: readonly string[]) => Promise<readonly T[]>,
  key: K,
): DataLoader<string, T | null> {
  return new DataLoader<string, T | null>(async (keys) => {
    const found = new Map<string, T>();
    for (const row of await load(keys)) found.set(row[key], row);
    return keys.map((one) => found.get(one) ?? null);
  });
}
