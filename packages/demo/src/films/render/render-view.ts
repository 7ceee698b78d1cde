import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ContentFilm, FRAMES_PER_SECOND } from "../../content/content-film";
import { Ffmpeg, runFfmpeg } from "../media/ffmpeg";
import type { VideoTrack } from "../media/film-manifest";
import { type ByteRange, videoCodec } from "../media/fmp4";
import { readHlsSource } from "../media/hls-source";
import { type Rendition, renditionsOf } from "../media/rendition";
import {
  contentOf,
  type FilmSegment,
  filmSegments,
  framesPerCount,
  isCard,
} from "../media/segment";
import { trackName, videoArguments } from "../media/video-arguments";
import type { Frame } from "../raster/frame";
import { Show } from "../show/show";
import type { ViewResult, ViewTask } from "./film-task";
import { SpritePainter } from "./sprite-painter";

/** First eight-counts of the trailers, each of which shows two. */
const TRAILER_STARTS = ["combo-1", "combo-2", "combo-3"] as const;

/** Reuses the same frame object. */
function* framesOf(show: Show, segment: FilmSegment, film: ContentFilm): Generator<Frame> {
  const content = contentOf(segment.phrase);
  if (content.kind === "card") {
    const plate = show.cardPlate(content.section);
    for (let i = 0; i < segment.frames; i++) yield show.card(plate, i);
    return;
  }
  const first = content.eight * film.framesPerEight;
  for (let i = 0; i < segment.frames; i++) yield show.dance(content.clip, first + i);
}

/** Only the front view contains title cards. */
const segmentsOf = ({ film, view }: ViewTask): readonly FilmSegment[] =>
  filmSegments(film).filter(({ phrase }) => view === "front" || !isCard(phrase));

/** Byte range of each segment in an encoded file with one fragment per count. */
function segmentRanges(task: ViewTask, fragments: readonly ByteRange[]): readonly ByteRange[] {
  const perCount = framesPerCount(task.film);
  return segmentsOf(task).map(({ phrase, firstFrame, frames }) => {
    const first = fragments[firstFrame / perCount];
    const last = fragments[(firstFrame + frames) / perCount - 1];
    if (!first || !last) throw new Error(`The pictures of ${task.film.id} end before ${phrase}`);
    return { offset: first.offset, length: last.offset + last.length - first.offset };
  });
}

async function readTrack(task: ViewTask, rendition: Rendition): Promise<VideoTrack> {
  const { folder, view } = task;
  const playlist = path.join(folder, `${trackName(view, rendition)}.m3u8`);
  const source = readHlsSource(await readFile(playlist, "utf8"));
  await rm(playlist);
  const bytes = await readFile(path.join(folder, source.file));
  const { offset, length } = source.init;
  return {
    file: source.file,
    codec: videoCodec(bytes.subarray(offset, offset + length)),
    width: rendition.width,
    height: rendition.height,
    init: source.init,
    segments: segmentRanges(task, source.fragments),
  };
}

/** Cuts the previews from the encoded film without re-encoding. */
async function cutTrailers(task: ViewTask, source: string): Promise<readonly string[]> {
  const segments = filmSegments(task.film);
  return Promise.all(
    TRAILER_STARTS.map(async (phrase, i) => {
      const first = segments.find((segment) => segment.phrase === phrase)?.firstFrame ?? 0;
      const file = `trailer-${i + 1}.mp4`;
      const [from, frames] = [first / FRAMES_PER_SECOND + 0.001, task.film.framesPerEight * 2];
      await runFfmpeg(task.ffmpeg, [
        ...["-ss", `${from}`, "-i", path.join(task.folder, source)],
        ...["-t", `${(frames - 0.5) / FRAMES_PER_SECOND}`, "-c", "copy", "-an"],
        ...["-movflags", "+faststart", path.join(task.folder, file)],
      ]);
      return file;
    }),
  );
}

async function encode(task: ViewTask, sprite: SpritePainter | undefined): Promise<void> {
  const { film, view, folder } = task;
  const renditions = renditionsOf(task.height);
  const [master] = renditions;
  if (!master) throw new Error(`No renditions for ${task.height}`);
  const show = new Show({ film, view, width: master.width, height: master.height });
  const ffmpeg = new Ffmpeg(task.ffmpeg, videoArguments({ film, view, renditions, folder }));
  for (const [index, segment] of segmentsOf(task).entries()) {
    let frameIndex = 0;
    for (const frame of framesOf(show, segment, film)) {
      sprite?.see(frame, { segment: index, index: frameIndex++ }, segment);
      await ffmpeg.write(frame.bytes);
    }
  }
  await ffmpeg.finish();
}

export async function renderView(task: ViewTask): Promise<ViewResult> {
  const { view, folder } = task;
  const sprite = view === "front" ? new SpritePainter(task.film.framesPerEight) : undefined;
  await encode(task, sprite);
  const renditions = renditionsOf(task.height);
  const tracks = await Promise.all(renditions.map((r) => readTrack(task, r)));
  if (!sprite) return { kind: "view", view, tracks, trailers: [] };
  const { bytes, sheet } = await sprite.finish("sprite.jpg");
  await writeFile(path.join(folder, sheet.file), bytes);
  const source = tracks.find((track) => track.height <= 360) ?? tracks[0];
  const trailers = source ? await cutTrailers(task, source.file) : [];
  return { kind: "view", view, tracks, sprite: sheet, trailers };
}
