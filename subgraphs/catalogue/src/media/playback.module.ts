import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { DanceClassService } from "../dance-classes/dance-class.service";
import type { CatalogueInfrastructure } from "../infrastructure";
import { filmLoaders } from "./film.loaders";
import { filmRepository } from "./film.repository";
import { FilmService } from "./film.service";
import type { MediaAddress } from "./media-address.rules";
import { PlaybackResolver } from "./playback.resolver";
import { PlaybackService } from "./playback.service";

export interface PlaybackNeeds {
  readonly address: MediaAddress;
  readonly classes: DanceClassService;
}

export function playbackModule(
  { config, providers, prisma, clock, logger }: CatalogueInfrastructure,
  { address, classes }: PlaybackNeeds,
) {
  const readiness = new FilmService(providers.films, clock, logger);
  const playback = new PlaybackService({
    classes,
    films: filmRepository(prisma),
    readiness,
    signing: providers.signing,
    clock,
    settings: { ...config, address, isSecure: config.nodeEnv === "production" },
  });
  return {
    resolvers: [new PlaybackResolver(playback, address.clientBase)],
    loaders: filmLoaders(readiness),
  } satisfies FeatureModule;
}
