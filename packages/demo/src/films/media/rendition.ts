export interface Rendition {
  readonly width: number;
  readonly height: number;
  /** x264 constant rate factor. */
  readonly quality: number;
  /** Maximum bitrate in ffmpeg's notation. */
  readonly ceiling: string;
}

export const masterHeights = [180, 360, 480, 720] as const;

export type MasterHeight = (typeof masterHeights)[number];

const sizes: Readonly<Record<number, Rendition>> = {
  180: { width: 320, height: 180, quality: 29.5, ceiling: "250k" },
  240: { width: 424, height: 240, quality: 30, ceiling: "320k" },
  360: { width: 640, height: 360, quality: 28.5, ceiling: "650k" },
  480: { width: 848, height: 480, quality: 29, ceiling: "900k" },
  720: { width: 1280, height: 720, quality: 28, ceiling: "1700k" },
};

const ladders: Readonly<Record<MasterHeight, readonly number[]>> = {
  180: [180],
  360: [360, 180],
  480: [480, 240],
  720: [720, 360, 180],
};

/** Returns the master size first. */
export function renditionsOf(master: MasterHeight): readonly Rendition[] {
  return ladders[master].flatMap((height) => sizes[height] ?? []);
}
