import type { FilmLibrary } from "./film-library.provider";
import { type OriginSettings, originFilmLibrary } from "./origin.adapter";

export const filmLibraryProviders = {
  origin: originFilmLibrary,
} as const satisfies Record<string, (settings: OriginSettings) => FilmLibrary>;
