export interface QualityLevel {
  readonly index: number;
  readonly height: number;
  readonly bitrate: number;
}

/** `auto` and `saver` adapt to the bandwidth. `720p` fixes the height. */
export type Quality = "auto" | "saver" | `${number}p`;

/** Maximum picture height of the data saver, in pixels. */
export const SAVER_HEIGHT = 480;

/** hls.js level settings, where -1 means no choice or no cap. */
export interface LevelChoice {
  readonly level: number;
  /** Highest level that automatic selection may use. */
  readonly cap: number;
}

/** An unavailable height falls back to automatic selection. */
export function chooseLevel(quality: Quality, levels: readonly QualityLevel[]): LevelChoice {
  if (quality === "saver") return { level: -1, cap: saverCap(levels) };
  const level = levels.find(({ height }) => quality === `${height}p`)?.index ?? -1;
  return { level, cap: -1 };
}

export function readQuality(stored: unknown): Quality {
  const isKnown = typeof stored === "string" && (stored === "saver" || /^\d{2,4}p$/.test(stored));
  return isKnown ? (stored as Quality) : "auto";
}

function saverCap(levels: readonly QualityLevel[]): number {
  const byHeight = [...levels].sort((one, other) => one.height - other.height);
  const fitting = byHeight.filter(({ height }) => height <= SAVER_HEIGHT).at(-1);
  return (fitting ?? byHeight[0])?.index ?? -1;
}
