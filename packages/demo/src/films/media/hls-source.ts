import type { ByteRange } from "./fmp4";

export interface HlsSource {
  readonly init: ByteRange;
  readonly file: string;
  readonly fragments: readonly ByteRange[];
}

const MAP = /#EXT-X-MAP:[^\n]*BYTERANGE="(\d+)@(\d+)"/;
const ENTRY = /#EXT-X-BYTERANGE:(\d+)@(\d+)\n([^\n]+)/g;

/** Reads a single-file fMP4 playlist from ffmpeg. */
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
