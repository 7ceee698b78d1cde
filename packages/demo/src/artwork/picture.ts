import type { SKRSContext2D } from "@napi-rs/canvas";
import { danceClasses } from "../content/content-class";
import { classImageWidths, imagePath } from "../content/content-image";
import { instructors } from "../content/content-instructor";
import { playlists } from "../content/content-playlist";
import { styles } from "../content/content-style";
import { classComposition } from "./class-composition";
import {
  instructorBanner,
  pagePictures,
  playlistCover,
  styleBanner,
  styleTile,
} from "./compositions";
import { drawPortrait } from "./portrait";
import { drawPoster } from "./poster";
import type { Composition, Size } from "./scene";
import { lookOf, lookOfSlug, type StyleLook } from "./style-look";

/** Drawn once at `size` and written at one or more widths. */
export interface Picture {
  readonly size: Size;
  readonly files: readonly { readonly path: string; readonly width: number }[];
  readonly draw: (c: SKRSContext2D) => void;
}

const BANNER: Size = { width: 1600, height: 640 };
const TILE: Size = { width: 720, height: 720 };
const COVER: Size = { width: 720, height: 405 };
const STILL: Size = { width: 1280, height: 720 };
const AVATAR = 320;

function poster(
  path: string,
  size: Size,
  what: { look: StyleLook; composition: Composition },
): Picture {
  return {
    size,
    files: [{ path, width: size.width }],
    draw: (c) => drawPoster(c, size, what),
  };
}

const stylePictures = styles.flatMap((style): readonly Picture[] => {
  const look = lookOf(style);
  return [
    poster(imagePath.style(style.slug), TILE, { look, composition: styleTile(look) }),
    poster(imagePath.styleBanner(style.slug), BANNER, { look, composition: styleBanner(look) }),
  ];
});

const instructorPictures = instructors.flatMap((teacher, index): readonly Picture[] => {
  const style = styles.find((candidate) => candidate.name === teacher.stylesTaught[0]);
  if (!style) return [];
  const look = { ...lookOf(style), isDuo: false };
  const dressed = { ...look, costume: { ...look.costume, hair: teacher.hair } };
  const subject = { dark: look.dark, light: look.light, hair: teacher.hair, look: (index % 3) - 1 };
  return [
    {
      size: { width: AVATAR, height: AVATAR },
      files: [{ path: imagePath.instructor(teacher.slug), width: AVATAR }],
      draw: (c) => drawPortrait(c, AVATAR, subject),
    },
    poster(imagePath.instructorBanner(teacher.slug), BANNER, {
      look: dressed,
      composition: instructorBanner(dressed, index),
    }),
  ];
});

const playlistPictures = playlists.flatMap((playlist, index): readonly Picture[] => {
  const look = { ...lookOfSlug(playlist.styleSlug), isDuo: false };
  const cover = playlistCover(look, index);
  return [
    poster(imagePath.playlist(playlist.slug), COVER, { look, composition: cover }),
    poster(imagePath.playlistBanner(playlist.slug), BANNER, {
      look,
      composition: { ...cover, scale: 0.62, ground: 0.72 },
    }),
  ];
});

const classPictures = danceClasses.map((danceClass, index): Picture => {
  const sameStyle = danceClasses.filter((other) => other.styleSlug === danceClass.styleSlug);
  const composition = classComposition(danceClass, {
    index,
    withinStyle: sameStyle.indexOf(danceClass),
  });
  const look = lookOfSlug(danceClass.styleSlug);
  return {
    size: STILL,
    files: classImageWidths.map((width) => ({
      path: imagePath.danceClass(danceClass.slug, width),
      width,
    })),
    draw: (c) => drawPoster(c, STILL, { look, composition }),
  };
});

export const pictures: readonly Picture[] = [
  ...stylePictures,
  ...instructorPictures,
  ...playlistPictures,
  ...classPictures,
  ...pagePictures.map(({ path, size, look, composition }) =>
    poster(path, size, { look, composition }),
  ),
];
