/** Widths of class stills in pixels. The file without a suffix is 640 pixels wide. */
export const classImageWidths = [320, 640, 1280] as const;

export type ClassImageWidth = (typeof classImageWidths)[number];

/** Paths below `/media/`. */
export const imagePath = {
  /** 16:9 still. */
  danceClass: (slug: string, width: ClassImageWidth = 640): string =>
    `images/classes/${slug}${width === 640 ? "" : `-${width}`}.webp`,
  /** 720 × 720 tile. */
  style: (slug: string): string => `images/styles/${slug}.webp`,
  /** 1600 × 640 banner. */
  styleBanner: (slug: string): string => `images/styles/${slug}-banner.webp`,
  /** 320 × 320 avatar. */
  instructor: (slug: string): string => `images/instructors/${slug}.webp`,
  /** 1600 × 640 banner. */
  instructorBanner: (slug: string): string => `images/instructors/${slug}-banner.webp`,
  /** 720 × 405 cover. */
  playlist: (slug: string): string => `images/playlists/${slug}.webp`,
  /** 1600 × 640 banner. */
  playlistBanner: (slug: string): string => `images/playlists/${slug}-banner.webp`,
};
