import type { Infrastructure } from "@eightcount/service-kit/subgraph/infrastructure";
import type { CatalogueConfig } from "./config";
import type { PrismaClient } from "./generated/client";
import type { FilmLibrary } from "./providers/film-library/film-library.provider";
import type { MediaSigning } from "./providers/media-signing/media-signing.provider";

export interface CatalogueProviders {
  readonly signing: MediaSigning;
  readonly films: FilmLibrary;
}

export type CatalogueInfrastructure = Infrastructure<
  CatalogueConfig,
  PrismaClient,
  CatalogueProviders
>;
