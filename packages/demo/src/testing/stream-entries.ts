import { readFileSync } from "node:fs";
import path from "node:path";
import { servedFile } from "./served-file";

/** A playlist entry with the bytes a player would fetch for it. */
export interface StreamEntry {
  readonly seconds: number;
  readonly init: Buffer;
  readonly bytes: Buffer;
  /** Number of discontinuities before it. */
  readonly discontinuities: number;
  /** File and offset, the same for repeated phrases. */
  readonly source: string;
}

interface Range {
  readonly uri: string;
  readonly length: number;
  readonly offset: number;
}

const rangeOf = (uri: string, text: string): Range => {
  const [length = 0, offset = 0] = text.split("@").map(Number);
  return { uri, length, offset };
};

/** The lines of a playlist entry, with the map in force. */
interface Lines {
  readonly uri: string;
  readonly map: Range;
  readonly seconds: number;
  readonly range: string;
  readonly discontinuities: number;
}

function linesOf(playlist: string): readonly Lines[] {
  const entries: Lines[] = [];
  let map: Range = { uri: "", length: 0, offset: 0 };
  let [seconds, range, discontinuities] = [0, "", 0];
  for (const line of playlist.split("\n")) {
    const mapLine = /^#EXT-X-MAP:URI="([^"]+)",BYTERANGE="([^"]+)"/.exec(line);
    if (mapLine) map = rangeOf(mapLine[1] ?? "", mapLine[2] ?? "");
    if (line.startsWith("#EXTINF:")) seconds = Number.parseFloat(line.slice(8));
    if (line.startsWith("#EXT-X-BYTERANGE:")) range = line.slice(17);
    if (line === "#EXT-X-DISCONTINUITY") discontinuities += 1;
    if (line !== "" && !line.startsWith("#")) {
      entries.push({ uri: line, map, seconds, range, discontinuities });
    }
  }
  return entries;
}

/**
 * Reads a media playlist the way a browser does: every address is resolved against the playlist's
 * own, so that only what is served below the class is found.
 */
export function streamEntries(mediaDir: string, playlistUrl: string): readonly StreamEntry[] {
  const files = new Map<string, Buffer>();
  const fetched = (url: string): Buffer => {
    const file = servedFile(mediaDir, url);
    if (!file) throw new Error(`Not served: ${url}`);
    const bytes = files.get(url) ?? readFileSync(file);
    files.set(url, bytes);
    return bytes;
  };
  const cut = ({ uri, length, offset }: Range): Buffer => {
    const url = path.posix.join(path.posix.dirname(playlistUrl), uri);
    return fetched(url).subarray(offset, offset + length);
  };
  return linesOf(fetched(playlistUrl).toString()).map((entry): StreamEntry => {
    const body = rangeOf(entry.uri, entry.range);
    return {
      seconds: entry.seconds,
      init: cut(entry.map),
      bytes: cut(body),
      discontinuities: entry.discontinuities,
      source: `${entry.uri}@${body.offset}`,
    };
  });
}
