import { type ContentClass, danceClasses } from "@eightcount/demo/content/content-class";
import { imagePath } from "@eightcount/demo/content/content-image";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { styles } from "@eightcount/demo/content/content-style";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import {
  aClass,
  anInstructor,
  aPlaylist,
  aStyle,
} from "../../../client/src/testing/graph/world/catalogue";
import type { WorldParts } from "../../../client/src/testing/graph/world/world";

/** The only film in the journeys' stack. */
const FILM = "hip-hop-2";
/** Rows that the catalog's seed adds to the content. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  KPOP: ["K-pop"],
  "Latin fusion": ["Latin"],
  Afrobeats: ["Afro beats"],
  Reggaeton: ["Reggaetón"],
};

interface StoredClass {
  readonly id: string;
  readonly totalViews: number;
  readonly releaseDate: Date;
}

const named = (list: readonly { readonly slug: string; readonly name: string }[], slug: string) =>
  list.find((one) => one.slug === slug)?.name ?? slug;

function toClass(content: ContentClass, stored: StoredClass | undefined) {
  const { id, slug, media } = content;
  return aClass({
    key: id,
    songName: content.songName,
    songArtist: content.songArtist,
    description: content.description,
    level: content.level,
    lengthSeconds: content.lengthSeconds,
    // The release depends on the hour of the seed, and views grow, so both are read from the stack.
    releaseDate: stored?.releaseDate ?? new Date(0),
    totalViews: stored?.totalViews ?? 0,
    isArchived: content.isArchived,
    tags: content.tags,
    timestamps: content.timestamps,
    stillPath: imagePath.danceClass(slug),
    trailerPath: media.trailerPath,
    isPlayable: content.filmId === FILM,
    parts: media.parts.map((part) => ({
      durationSeconds: part.durationSeconds,
      captionsUrl: part.captionsPath && `/media/${part.captionsPath}`,
      posterUrl: `/media/${part.posterPath}`,
      spriteUrl: part.spritePath && `/media/${part.spritePath}`,
      angles: part.angles.map(({ angle, manifestPath, srcMediainfo }) => ({
        angle,
        hlsUrl: `/media/${manifestPath}`,
        srcMediainfo,
      })),
    })),
    style: named(styles, content.styleSlug),
    instructor: named(instructors, content.instructorSlug),
  });
}

/** Builds a world with the same rows that the stack was seeded with. */
export async function contentWorld(): Promise<WorldParts> {
  const stored = await rowsOf<StoredClass>(
    "catalogue",
    `SELECT id, total_views AS "totalViews", release_date AS "releaseDate" FROM dance_class`,
    [],
  );
  const byId = new Map(stored.map((row) => [row.id, row]));
  const classes = danceClasses.map((one) => toClass(one, byId.get(one.id)));
  return {
    classes,
    styles: styles.map(({ id, slug, position: _, ...style }) =>
      aStyle({
        ...style,
        key: id,
        imagePath: imagePath.style(slug),
        pageImagePath: imagePath.styleBanner(slug),
        searchAliases: ALIASES[style.name] ?? [],
      }),
    ),
    instructors: instructors.map(({ id, slug, hair: _, ...instructor }) =>
      anInstructor({
        ...instructor,
        key: id,
        avatarPath: imagePath.instructor(slug),
        profileImagePath: imagePath.instructorBanner(slug),
      }),
    ),
    playlists: playlists.map(({ id, slug, styleSlug: _, classSlugs, ...playlist }) =>
      aPlaylist({
        ...playlist,
        key: id,
        imagePath: imagePath.playlist(slug),
        pageImagePath: imagePath.playlistBanner(slug),
        classes: classSlugs.flatMap((classSlug) => {
          const content = danceClasses.find((one) => one.slug === classSlug);
          return classes.filter(({ key }) => key === content?.id);
        }),
      }),
    ),
    checkout: { walletEnabled: true },
    place: { country: "unknown" },
  };
}
