import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".m3u8": "application/vnd.apple.mpegurl",
  ".m4s": "video/iso.segment",
  ".mp4": "video/mp4",
  ".ts": "video/mp2t",
  ".vtt": "text/vtt; charset=utf-8",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".json": "application/json",
};

/** Playlists may grow or change while films are rendered. All other files are immutable. */
const LISTS: ReadonlySet<string> = new Set([".m3u8", ".json", ".vtt"]);
const LIST_SECONDS = 30;
const FILE_SECONDS = 86_400;

export function mediaHeaders(file: string): Readonly<Record<string, string>> {
  const extension = path.extname(file);
  const seconds = LISTS.has(extension) ? LIST_SECONDS : FILE_SECONDS;
  return {
    "content-type": types[extension] ?? "application/octet-stream",
    // Access is signed per viewer, so only the viewer's own cache may store the response.
    "cache-control": `private, max-age=${seconds}`,
    "x-content-type-options": "nosniff",
  };
}
