import type { FilmPart } from "./film";

export interface Thumbnail {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly url: string;
  /** Pixel offset from the sheet's top left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CUE =
  /(\d+):(\d\d):(\d\d\.\d+) --> (\d+):(\d\d):(\d\d\.\d+)\s+(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/g;

/** Merges the previews of all parts into class time. A part whose list fails to load has none. */
export async function readThumbnails(
  parts: readonly FilmPart[],
  fetchText: (url: string) => Promise<string>,
): Promise<readonly Thumbnail[]> {
  const lists = await Promise.all(
    parts.map(async ({ spriteUrl }) => {
      if (spriteUrl === null) return [];
      const text = await fetchText(spriteUrl).catch(() => "");
      return parseThumbnails(text, spriteUrl);
    }),
  );
  let before = 0;
  return lists.flatMap((list, index) => {
    const shift = before;
    before += parts[index]?.durationSeconds ?? 0;
    return list.map((one) => ({
      ...one,
      startSeconds: one.startSeconds + shift,
      endSeconds: one.endSeconds + shift,
    }));
  });
}

export function parseThumbnails(vtt: string, listUrl: string): Thumbnail[] {
  const folder = listUrl.slice(0, listUrl.lastIndexOf("/") + 1);
  return [...vtt.matchAll(CUE)].map(([, ...found]) => {
    const [url = "", ...sizes] = found.slice(6);
    const [x = 0, y = 0, width = 0, height = 0] = sizes.map(Number);
    return {
      startSeconds: seconds(found),
      endSeconds: seconds(found.slice(3, 6)),
      url: /^(https?:)?\//.test(url) ? url : folder + url,
      x,
      y,
      width,
      height,
    };
  });
}

export function thumbnailAt(thumbnails: readonly Thumbnail[], second: number): Thumbnail | null {
  return (
    thumbnails.find(
      ({ startSeconds, endSeconds }) => startSeconds <= second && second < endSeconds,
    ) ?? null
  );
}

function seconds([hours, minutes, rest]: readonly (string | undefined)[]): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest);
}
