import { danceClasses, releaseDateOf } from "@eightcount/demo/content/content-class";
import { contentId } from "@eightcount/demo/content/content-id";
import { imagePath } from "@eightcount/demo/content/content-image";
import { instructors } from "@eightcount/demo/content/content-instructor";
import type { ContentPart } from "@eightcount/demo/content/content-media";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { styles } from "@eightcount/demo/content/content-style";
import { lookupKey, nameToRoute } from "@eightcount/rules/catalogue/route-names";
import type { VideoSequenceColumn } from "../../src/media/film.repository";
import type { ClassToPublish } from "../../src/publishing/class-to-publish";
import type { CatalogueContent } from "./seed-catalogue.service";

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

const classes = (seededAt: Date) =>
  danceClasses.map(
    (danceClass): ClassToPublish => ({
      id: danceClass.id,
      songName: danceClass.songName,
      songArtist: danceClass.songArtist,
      description: danceClass.description,
      level: danceClass.level,
      lengthSeconds: danceClass.lengthSeconds,
      durationSeconds: danceClass.durationSeconds,
      releaseDate: releaseDateOf(danceClass, seededAt),
      isArchived: danceClass.isArchived,
      totalViews: danceClass.totalViews,
      tags: danceClass.tags,
      thumbnailPath: imagePath.danceClass(danceClass.slug),
      trailerPath: danceClass.media.trailerPath,
      timestamps: danceClass.timestamps,
      videoSequence: danceClass.media.parts.map(toColumn),
      styleId: contentId("style", danceClass.styleSlug),
      instructorId: contentId("instructor", danceClass.instructorSlug),
    }),
  );

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

export const catalogueContent = (seededAt: Date): CatalogueContent => ({
  styles: styleRows(),
  instructors: instructorRows(),
  classes: classes(seededAt),
  playlists: playlistRows(),
  playlistItems: itemRows(),
});
