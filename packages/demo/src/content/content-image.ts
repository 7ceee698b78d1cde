/** Widths, in pixels, in which a class still is kept. The plain file is the middle one. */
export const classImageWidths = [320, 640, 1280] as const;

export type ClassImageWidth = (typeof classImageWidths)[number];

/** Paths of committed pictures; each is served below `/media/`. */
export const imagePath = {
  /** 16:9 still of a class. */
  danceClass: (slug: string, width: ClassImageWidth = 640): string =>
    `images/classes/${slug}${width === 640 ? "" : `-${width}`}.webp`,
  /** 720 × 720 tile. */
  style: (slug: string): string => `images/styles/${slug}.webp`,
  /** 1600 × 640 banner art. */
  styleBanner: (slug: string): string => `images/styles/${slug}-banner.webp`,
  /** 320 × 320 avatar. */
  instructor: (slug: string): string => `images/instructors/${slug}.webp`,
  /** 1600 × 640 banner art. */
  instructorBanner: (slug: string): string => `images/instructors/${slug}-banner.webp`,
  /** 720 × 405 cover. */
  playlist: (slug: string): string => `images/playlists/${slug}.webp`,
  /** 1600 × 640 banner art. */
  playlistBanner: (slug: string): string => `images/playlists/${slug}-banner.webp`,
};
