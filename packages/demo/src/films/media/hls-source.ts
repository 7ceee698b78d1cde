import type { ByteRange } from "./fmp4";

/** Byte ranges of a playlist as ffmpeg writes it. */
export interface HlsSource {
  readonly init: ByteRange;
  readonly file: string;
  /** In the order of time. */
  readonly fragments: readonly ByteRange[];
}

const MAP = /#EXT-X-MAP:[^\n]*BYTERANGE="(\d+)@(\d+)"/;
const ENTRY = /#EXT-X-BYTERANGE:(\d+)@(\d+)\n([^\n]+)/g;

/** Reads a single-file fMP4 playlist. */
export function readHlsSource(text: string): HlsSource {
  const map = MAP.exec(text);
  const entries = [...text.matchAll(ENTRY)];
  const file = entries[0]?.[3];
  if (!map || !file) throw new Error("ffmpeg wrote a playlist without fragments");
  return {
    init: { length: Number(map[1]), offset: Number(map[2]) },
    file,
    fragments: entries.map(([, length, offset]) => ({
      length: Number(length),
      offset: Number(offset),
    })),
  };
}
