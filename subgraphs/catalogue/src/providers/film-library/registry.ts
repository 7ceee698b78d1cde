import type { FilmLibrary } from "./film-library.provider";
import { type OriginSettings, originFilmLibrary } from "./origin.adapter";

/** Every way to learn which films are there, by the name configuration picks it with. */
export const filmLibraryProviders = {
  origin: originFilmLibrary,
} as const satisfies Record<string, (settings: OriginSettings) => FilmLibrary>;
