import type DataLoader from "dataloader";
import { byId, byParent, type FieldKey } from "@eightcount/service-kit/graph/batching";
import type { ClassKeyset, ClassOrder } from "./classes/class-cursor";
import type { ClassOwner, ClassRelation, OwnedClass } from "./classes/class-owner";
import type { DanceClass } from "./classes/dance-class";
import type { DanceClassRepository } from "./classes/dance-class.repository";
import type { OwnedClassesReadModel } from "./classes/owned-classes.read-model";
import type { RelatedClassesReadModel } from "./classes/related-classes.read-model";
import type { Instructor } from "./instructors/instructor";
import type { InstructorRepository } from "./instructors/instructor.repository";
import type { TaughtOwner, TeachingReadModel } from "./instructors/teaching.read-model";
import type { FilmService } from "./media/film.service";
import type { Playlist } from "./playlists/playlist";
import type { PlaylistRepository } from "./playlists/playlist.repository";
import type { PlaylistStylesReadModel } from "./playlists/playlist-styles.read-model";
import type { Style } from "./styles/style";
import type { StyleRepository } from "./styles/style.repository";

/** Arguments of a list of classes below one owner. */
export interface OwnedClassesArgs {
  readonly owner: ClassOwner;
  readonly order: ClassOrder;
  readonly limit: number;
  readonly after: ClassKeyset | null;
}

/** Everything a field of many rows may ask; made anew for each request. */
export interface CatalogueLoaders {
  readonly danceClass: DataLoader<string, DanceClass | null>;
  readonly style: DataLoader<string, Style | null>;
  readonly instructor: DataLoader<string, Instructor | null>;
  readonly playlist: DataLoader<string, Playlist | null>;
  readonly ownedClasses: DataLoader<FieldKey<OwnedClassesArgs>, readonly OwnedClass[], string>;
  readonly classCount: DataLoader<FieldKey<{ owner: ClassOwner }>, number, string>;
  readonly relatedClasses: DataLoader<
    FieldKey<{ relation: ClassRelation; limit: number }>,
    readonly DanceClass[],
    string
  >;
  readonly teachers: DataLoader<FieldKey<{ owner: TaughtOwner }>, readonly Instructor[], string>;
  readonly playlistStyleIds: DataLoader<FieldKey<object>, readonly string[], string>;
  /** All styles that may be seen; asked once. */
  readonly visibleStyles: () => Promise<readonly Style[]>;
  /** Whether a class's film can be played. */
  readonly isFilmReady: DataLoader<FieldKey<object>, boolean, string>;
}

export interface LoaderSources {
  readonly classes: DanceClassRepository;
  readonly styles: StyleRepository;
  readonly instructors: InstructorRepository;
  readonly playlists: PlaylistRepository;
  readonly ownedClasses: OwnedClassesReadModel;
  readonly relatedClasses: RelatedClassesReadModel;
  readonly teaching: TeachingReadModel;
  readonly playlistStyles: PlaylistStylesReadModel;
  readonly films: FilmService;
}

/** The loaders of one request; `now` decides for all of it what is released. */
export function makeLoaders(from: LoaderSources, now: Date): CatalogueLoaders {
  let visibleStyles: Promise<readonly Style[]> | null = null;
  return {
    danceClass: byId((ids) => from.classes.findVisible(ids, now)),
    style: byId((ids) => from.styles.findMany(ids)),
    instructor: byId((ids) => from.instructors.findMany(ids)),
    playlist: byId((ids) => from.playlists.findMany(ids)),
    ownedClasses: byParent((ids, args) => from.ownedClasses.list({ ...args, ids, now }), []),
    classCount: byParent((ids, { owner }) => from.ownedClasses.count(owner, ids, now), 0),
    relatedClasses: byParent(
      (classIds, { relation, limit }) =>
        from.relatedClasses.list({ relation, limit, classIds, now }),
      [],
    ),
    teachers: byParent((ids, { owner }) => from.teaching.teachersOf(owner, ids, now), []),
    playlistStyleIds: byParent((ids) => from.playlistStyles.styleIdsOf(ids, now), []),
    visibleStyles: () => {
      visibleStyles ??= from.styles.list();
      return visibleStyles;
    },
    isFilmReady: byParent((ids) => from.films.readiness(ids), false),
  };
}
