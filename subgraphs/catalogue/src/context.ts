import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import type { ClassLoaders } from "./dance-classes/dance-class.loaders";
import type { InstructorLoaders } from "./instructors/instructor.loaders";
import type { FilmLoaders } from "./media/film.loaders";
import type { PlaylistLoaders } from "./playlists/playlist.loaders";
import type { StyleLoaders } from "./styles/style.loaders";

type CatalogueLoaders = ClassLoaders &
  FilmLoaders &
  InstructorLoaders &
  PlaylistLoaders &
  StyleLoaders;

export type CatalogueContext = SubgraphContext<CatalogueLoaders>;
