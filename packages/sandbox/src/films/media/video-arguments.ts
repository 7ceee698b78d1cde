import { FRAMES_PER_SECOND } from "../../content/content-film";
import type { View } from "../stage/set";
import type { Rendition } from "./rendition";
import type { FilmSegment } from "./segment";

const colour = [
  ["-color_range", "tv"],
  ["-colorspace", "bt709"],
  ["-color_primaries", "bt709"],
  ["-color_trc", "bt709"],
].flat();

/** Splits the drawn picture and scales the copies. */
function scaling(renditions: readonly Rendition[]): string {
  const [master] = renditions;
  const copies = renditions.map((_, i) => `[in${i}]`).join("");
  const scaled = renditions.map(({ width, height }, i) => {
    const filter = width === master?.width ? "null" : `scale=${width}:${height}:flags=area`;
    return `[in${i}]${filter}[out${i}]`;
  });
  return `[0:v]split=${renditions.length}${copies};${scaled.join(";")}`;
}

/** Base name of a rendition's files. */
export const trackName = (view: View, { height }: Pick<Rendition, "height">): string =>
  `${view}-${height}`;

/** ffmpeg's arguments that turn raw frames on its input into one fragmented file per rendition. */
export function videoArguments(job: {
  readonly view: View;
  readonly renditions: readonly Rendition[];
  readonly segments: readonly FilmSegment[];
  readonly folder: string;
}): readonly string[] {
  const { view, renditions, segments, folder } = job;
  const [master] = renditions;
  const cuts = segments.map((s) => (s.firstFrame / FRAMES_PER_SECOND).toFixed(2)).join(",");
  const raw = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-r", `${FRAMES_PER_SECOND}`];
  return [
    ...[...raw, "-s", `${master?.width}x${master?.height}`, ...colour, "-i", "-"],
    ...["-filter_complex", scaling(renditions)],
    ...renditions.flatMap(({ quality, ceiling }, i) => [
      ...["-map", `[out${i}]`, `-crf:v:${i}`, `${quality}`],
      ...[`-maxrate:v:${i}`, ceiling, `-bufsize:v:${i}`, ceiling],
      // Shared between streams, ffmpeg 7 would cut only the first of them.
      ...[`-force_key_frames:v:${i}`, cuts],
    ]),
    ...["-c:v", "libx264", "-preset", "veryfast", "-profile:v", "main", "-threads:v", "1"],
    // Without B-frames every segment starts exactly at its first picture.
    ...["-bf", "0", "-g", "9999", "-sc_threshold", "0", ...colour],
    ...["-f", "hls", "-hls_time", "0.5", "-hls_playlist_type", "vod"],
    ...["-hls_segment_type", "fmp4", "-hls_flags", "independent_segments+single_file"],
    ...["-var_stream_map", renditions.map((r, i) => `v:${i},name:${trackName(view, r)}`).join(" ")],
    `${folder}/%v.m3u8`,
  ];
}
