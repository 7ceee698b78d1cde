/** One rendition the stream offers. */
export interface QualityLevel {
  /** Position in the stream's own list. */
  readonly index: number;
  /** Picture height in pixels. */
  readonly height: number;
  readonly bitrate: number;
}

/** `auto` by bandwidth, `saver` by bandwidth up to a small picture, or a picture height: `720p`. */
export type Quality = "auto" | "saver" | `${number}p`;

/** The tallest picture of the data saver, pixels. */
export const SAVER_HEIGHT = 480;

/** What a quality means for a stream; -1 is no choice and no cap. */
export interface LevelChoice {
  /** Position of the only level to play. */
  readonly level: number;
  /** Position of the highest level the automatic choice may take. */
  readonly cap: number;
}

/** Levels come in the stream's own order, lowest first. A height it does not offer is automatic. */
export function chooseLevel(quality: Quality, levels: readonly QualityLevel[]): LevelChoice {
  if (quality === "saver") return { level: -1, cap: saverCap(levels) };
  const level = levels.find(({ height }) => quality === `${height}p`)?.index ?? -1;
  return { level, cap: -1 };
}

/** A quality as it was stored; anything else is automatic. */
export function readQuality(stored: unknown): Quality {
  const isKnown = typeof stored === "string" && (stored === "saver" || /^\d{2,4}p$/.test(stored));
  return isKnown ? (stored as Quality) : "auto";
}

// Where even the smallest picture is taller, the smallest it is.
function saverCap(levels: readonly QualityLevel[]): number {
  const byHeight = [...levels].sort((one, other) => one.height - other.height);
  const fitting = byHeight.filter(({ height }) => height <= SAVER_HEIGHT).at(-1);
  return (fitting ?? byHeight[0])?.index ?? -1;
}
