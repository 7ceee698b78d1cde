import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import type { MediaUrlService } from "../media/media-url.service";
import { type PlaylistLoaders, playlistLoaders } from "./playlist.loaders";
import { playlistRepository } from "./playlist.repository";
import { PlaylistResolver } from "./playlist.resolver";
import { PlaylistService } from "./playlist.service";
import { PlaylistFieldsResolver } from "./playlist-fields.resolver";
import { playlistStylesReadModel } from "./playlist-styles.read-model";

export interface PlaylistsNeeds {
  readonly media: MediaUrlService;
}

export function playlistsModule({ prisma }: CatalogueInfrastructure, { media }: PlaylistsNeeds) {
  const repository = playlistRepository(prisma);
  return {
    resolvers: [
      new PlaylistResolver(new PlaylistService(repository)),
      new PlaylistFieldsResolver(media),
    ],
    references: {
      Playlist: entityReference<PlaylistLoaders>("Playlist", (id, { playlist }) =>
        playlist.load(id),
      ),
    },
    loaders: playlistLoaders(repository, playlistStylesReadModel(prisma)),
  } satisfies FeatureModule;
}
