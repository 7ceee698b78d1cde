import { lookupKey, nameToRoute } from "@eightcount/rules/catalogue/route-names";
import { danceClasses, releaseDateOf } from "@eightcount/sandbox/content/content-class";
import { contentId } from "@eightcount/sandbox/content/content-id";
import { imagePath } from "@eightcount/sandbox/content/content-image";
import { instructors } from "@eightcount/sandbox/content/content-instructor";
import type { ContentPart } from "@eightcount/sandbox/content/content-media";
import { playlists } from "@eightcount/sandbox/content/content-playlist";
import { styles } from "@eightcount/sandbox/content/content-style";
import type { VideoSequenceColumn } from "../media/film.repository";
import type { CatalogueRows } from "./seed.repository";

/** Other spellings under which people look for a style. */
const STYLE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  KPOP: ["K-pop"],
  "Latin fusion": ["Latin"],
  Afrobeats: ["Afro beats"],
  Reggaeton: ["Reggaetón"],
};

const names = (name: string) => ({ name, slug: nameToRoute(name), lookup_key: lookupKey(name) });

const styleRows = () =>
  styles.map((style) => ({
    id: style.id,
    ...names(style.name),
    description: style.description,
    page_color_1: style.pageColor1,
    page_color_2: style.pageColor2,
    rhythm: style.rhythm,
    hidden: style.isHidden,
    image_path: imagePath.style(style.slug),
    page_image_path: imagePath.styleBanner(style.slug),
    search_aliases: STYLE_ALIASES[style.name] ?? [],
  }));

const instructorRows = () =>
  instructors.map((instructor) => ({
    id: instructor.id,
    ...names(instructor.name),
    bio: instructor.bio,
    short_bio: instructor.shortBio,
    styles_taught: instructor.stylesTaught,
    profile_color_1: instructor.profileColor1,
    profile_color_2: instructor.profileColor2,
    hidden: instructor.isHidden,
    avatar_image_path: imagePath.instructor(instructor.slug),
    profile_image_path: imagePath.instructorBanner(instructor.slug),
  }));

const classRows = (seededAt: Date) =>
  danceClasses.map((danceClass) => ({
    id: danceClass.id,
    song_name: danceClass.songName,
    song_artist: danceClass.songArtist,
    description: danceClass.description,
    level: danceClass.level,
    length_seconds: danceClass.lengthSeconds,
    release_date: releaseDateOf(danceClass, seededAt).toISOString(),
    is_archived: danceClass.isArchived,
    total_views: danceClass.totalViews,
    tags: danceClass.tags,
    thumbnail_path: imagePath.danceClass(danceClass.slug),
    trailer_path: danceClass.media.trailerPath,
    timestamps: danceClass.timestamps,
    video_sequence: danceClass.media.parts.map(toColumn),
    style_id: contentId("style", danceClass.styleSlug),
    instructor_id: contentId("instructor", danceClass.instructorSlug),
    duration_seconds: danceClass.durationSeconds,
  }));

const playlistRows = () =>
  playlists.map((playlist, position) => ({
    id: playlist.id,
    ...names(playlist.name),
    description: playlist.description,
    page_color_1: playlist.pageColor1,
    page_color_2: playlist.pageColor2,
    position,
    hidden: playlist.isHidden,
    image_path: imagePath.playlist(playlist.slug),
    page_image_path: imagePath.playlistBanner(playlist.slug),
  }));

const itemRows = () =>
  playlists.flatMap((playlist) =>
    playlist.classSlugs.map((slug, position) => ({
      playlist_id: playlist.id,
      class_id: contentId("class", slug),
      position,
    })),
  );

function toColumn(part: ContentPart): VideoSequenceColumn[number] {
  return {
    angles: part.angles.map(({ angle, manifestPath, srcMediainfo }) => ({
      angle,
      hlsUrl: manifestPath,
      srcMediainfo,
    })),
    captionsUrl: part.captionsPath,
    spriteUrl: part.spritePath,
    posterUrl: part.posterPath,
  };
}

/** The demo catalogue as rows, released relative to `seededAt`. */
export function catalogueRows(seededAt: Date): CatalogueRows {
  return {
    style: styleRows(),
    instructor: instructorRows(),
    dance_class: classRows(seededAt),
    playlist: playlistRows(),
    playlist_item: itemRows(),
  };
}
