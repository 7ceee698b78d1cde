import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContentFilm } from "../../content/content-film";
import { sectionNames } from "../../content/film-section";
import { danceStyle } from "../choreography/style-named";
import { Ffmpeg } from "../media/ffmpeg";
import type { MediaTrack } from "../media/film-manifest";
import {
  type ByteRange,
  boxesOf,
  fragmentsOf,
  initRange,
  renumber,
  sampleCount,
} from "../media/fmp4";
import { filmSegments } from "../media/segment";
import { pcmOf, type Stereo } from "../music/mixer";
import { type MusicClip, playScore } from "../music/score";
import { SAMPLE_RATE } from "../music/tone";
import type { AudioResult, AudioTask } from "./film-task";

const SAMPLES_PER_PACKET = 1024;
/** One fragment is 0.32 s, which is eight frames or fifteen AAC packets. All cuts fit. */
const PACKETS_PER_FRAGMENT = 15;
const PICTURES_PER_FRAGMENT = 8;
const BYTES_PER_SAMPLE = 4;

export function soundtrackOf(film: ContentFilm): readonly Stereo[] {
  const { music } = danceStyle(film.style);
  const play = (clip: MusicClip, eights: number, variant = 0): Stereo =>
    playScore({
      clip,
      kit: music.kit,
      key: music.key + (film.seed % 3),
      framesPerEight: film.framesPerEight,
      eights,
      seed: film.seed + variant,
    });
  return [
    play("ready", 0.5),
    play("warm", 2),
    play("combo", 4),
    ...sectionNames.map((_, i) => play("card", 0.5, i)),
  ];
}

/** The leading silence fills the encoder's first fragment, which is dropped later. */
async function encode(ffmpeg: string, pcm: Buffer, file: string): Promise<void> {
  const encoder = new Ffmpeg(ffmpeg, [
    ...["-f", "s16le", "-ar", `${SAMPLE_RATE}`, "-ac", "2", "-i", "-"],
    ...["-c:a", "aac", "-b:a", "56k", "-movflags", "+empty_moov+default_base_moof"],
    ...["-frag_duration", "320000", "-f", "mp4", file],
  ]);
  const silence = (packets: number) =>
    Buffer.alloc(packets * SAMPLES_PER_PACKET * BYTES_PER_SAMPLE);
  await encoder.write(silence(PACKETS_PER_FRAGMENT - 1));
  await encoder.write(pcm);
  await encoder.write(silence(4));
  await encoder.finish();
}

/** Drops the first fragment and starts the timestamps at zero. */
function retimed(bytes: Buffer): readonly Buffer[] {
  const [, ...fragments] = fragmentsOf(boxesOf(bytes));
  return fragments.map(({ offset, length }, i) => {
    const fragment = bytes.subarray(offset, offset + length);
    const time = i * PACKETS_PER_FRAGMENT * SAMPLES_PER_PACKET;
    renumber(fragment, { time, sequence: i + 1 });
    return fragment;
  });
}

function segmentRanges(
  film: ContentFilm,
  head: number,
  fragments: readonly Buffer[],
): readonly ByteRange[] {
  const starts = [head];
  for (const fragment of fragments) starts.push((starts.at(-1) ?? head) + fragment.length);
  return filmSegments(film).map(({ phrase, firstFrame, frames }) => {
    const first = firstFrame / PICTURES_PER_FRAGMENT;
    const last = (firstFrame + frames) / PICTURES_PER_FRAGMENT;
    const whole = fragments.slice(first, last);
    const isWhole = whole.every((fragment) => sampleCount(fragment) === PACKETS_PER_FRAGMENT);
    const [offset, end] = [starts[first], starts[last]];
    if (!isWhole || offset === undefined || end === undefined) {
      throw new Error(`The music of ${film.id} does not fit its pictures at ${phrase}`);
    }
    return { offset, length: end - offset };
  });
}

/** Encodes the music so that every segment can be cut separately. */
export async function renderAudio({ film, folder, ffmpeg }: AudioTask): Promise<AudioResult> {
  const draft = path.join(folder, "audio.draft.mp4");
  await encode(ffmpeg, pcmOf(soundtrackOf(film)), draft);
  const bytes = await readFile(draft);
  await rm(draft);
  const init = initRange(boxesOf(bytes));
  const fragments = retimed(bytes);
  const track: MediaTrack = {
    file: "audio.m4s",
    codec: "mp4a.40.2",
    init,
    segments: segmentRanges(film, init.length, fragments),
  };
  const whole = Buffer.concat([bytes.subarray(0, init.length), ...fragments]);
  await writeFile(path.join(folder, track.file), whole);
  return { kind: "audio", track };
}
