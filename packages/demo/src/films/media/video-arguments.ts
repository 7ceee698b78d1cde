import { type ContentFilm, FRAMES_PER_SECOND } from "../../content/content-film";
import type { View } from "../stage/set";
import type { Rendition } from "./rendition";
import { framesPerCount } from "./segment";

const colour = [
  ["-color_range", "tv"],
  ["-colorspace", "bt709"],
  ["-color_primaries", "bt709"],
  ["-color_trc", "bt709"],
].flat();

function scaling(renditions: readonly Rendition[]): string {
  const [master] = renditions;
  const copies = renditions.map((_, i) => `[in${i}]`).join("");
  const scaled = renditions.map(({ width, height }, i) => {
    const filter = width === master?.width ? "null" : `scale=${width}:${height}:flags=area`;
    return `[in${i}]${filter}[out${i}]`;
  });
  return `[0:v]split=${renditions.length}${copies};${scaled.join(";")}`;
}

export const trackName = (view: View, { height }: Pick<Rendition, "height">): string =>
  `${view}-${height}`;

/** Encodes raw frames from stdin into one file per rendition, with one fragment per count. */
export function videoArguments(job: {
  readonly film: ContentFilm;
  readonly view: View;
  readonly renditions: readonly Rendition[];
  readonly folder: string;
}): readonly string[] {
  const { film, view, renditions, folder } = job;
  const [master] = renditions;
  const count = `${framesPerCount(film)}`;
  const raw = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-r", `${FRAMES_PER_SECOND}`];
  return [
    ...[...raw, "-s", `${master?.width}x${master?.height}`, ...colour, "-i", "-"],
    ...["-filter_complex", scaling(renditions)],
    ...renditions.flatMap(({ quality, ceiling }, i) => [
      ...["-map", `[out${i}]`, `-crf:v:${i}`, `${quality}`],
      ...[`-maxrate:v:${i}`, ceiling, `-bufsize:v:${i}`, ceiling],
    ]),
    ...["-c:v", "libx264", "-preset", "veryfast", "-profile:v", "main", "-threads:v", "1"],
    // Without B-frames every segment starts exactly at its first frame.
    ...["-bf", "0", "-sc_threshold", "0", ...colour],
    // A loop may start anywhere, so a seek should decode at most one count.
    ...["-g", count, "-keyint_min", count],
    // Shorter than any count, so that every key frame starts a fragment.
    ...["-f", "hls", "-hls_time", "0.1", "-hls_playlist_type", "vod"],
    ...["-hls_segment_type", "fmp4", "-hls_flags", "independent_segments+single_file"],
    ...["-var_stream_map", renditions.map((r, i) => `v:${i},name:${trackName(view, r)}`).join(" ")],
    `${folder}/%v.m3u8`,
  ];
}
