import { useEffect, useState } from "react";
import type { FilmPart } from "../../engine/film/film";
import { readThumbnails, type Thumbnail, thumbnailAt } from "../../engine/film/thumbnails";

export function useThumbnails(parts: readonly FilmPart[]): (second: number) => Thumbnail | null {
  const [thumbnails, setThumbnails] = useState<readonly Thumbnail[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadThumbnails(parts).then((loaded) => isCurrent && setThumbnails(loaded));
    return () => {
      isCurrent = false;
    };
  }, [parts]);
  return (second) => thumbnailAt(thumbnails, second);
}

const cache = new WeakMap<readonly FilmPart[], Promise<readonly Thumbnail[]>>();

function loadThumbnails(parts: readonly FilmPart[]): Promise<readonly Thumbnail[]> {
  const known = cache.get(parts) ?? readThumbnails(parts, fetchText);
  cache.set(parts, known);
  return known;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  return response.ok ? response.text() : "";
}
