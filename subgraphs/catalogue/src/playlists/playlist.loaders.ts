import { byId, byParent, type FieldKey } from "@eightcount/service-kit/graph/batching";
import type { LoaderRequest } from "@eightcount/service-kit/subgraph/feature-module";
import type DataLoader from "dataloader";
import type { Playlist } from "./playlist";
import type { PlaylistRepository } from "./playlist.repository";
import type { PlaylistStylesReadModel } from "./playlist-styles.read-model";

export interface PlaylistLoaders {
  readonly playlist: DataLoader<string, Playlist | null>;
  readonly playlistStyleIds: DataLoader<FieldKey<object>, readonly string[], string>;
}

export const playlistLoaders =
  (playlists: PlaylistRepository, styles: PlaylistStylesReadModel) =>
  ({ now }: LoaderRequest): PlaylistLoaders => ({
    playlist: byId((ids) => playlists.findMany(ids)),
    playlistStyleIds: byParent((ids) => styles.styleIdsOf(ids, now), []),
  });
