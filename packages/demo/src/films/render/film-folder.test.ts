import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ContentClass, danceClasses } from "../../content/content-class";
import { type ContentFilm, FRAMES_PER_SECOND, filmById } from "../../content/content-film";
import { mediaOf } from "../../content/content-media";
import { filmPlan } from "../../content/film-plan";
import { decodeTime, timescaleOf } from "../../testing/fragment-time";
import { servedFile } from "../../testing/served-file";
import { type StreamEntry, streamEntries } from "../../testing/stream-entries";
import { findFfmpeg } from "../media/ffmpeg";
import { boxesOf, fragmentsOf, sampleCount } from "../media/fmp4";
import { framesPerCount } from "../media/segment";
import { writeClassMedia } from "./class-media";
import { filmFolder, findFilm, renderFilm } from "./film-folder";
import type { RunTask } from "./film-task";
import { runTask } from "./run-task";
import { RenderError } from "./task-pool";

const mediaDir = mkdtempSync(path.join(tmpdir(), "eightcount-films-"));
const ffmpeg = findFfmpeg(process.env) ?? "no ffmpeg";

// Four times as fast as any dance, so that a whole film is drawn and encoded in seconds.
const film: ContentFilm = { ...filmById("kpop-1"), framesPerEight: 32 };
const form = { film, height: 180 } as const;
const known = danceClasses.find(({ filmId }) => filmId === film.id) as ContentClass;
const plans = [filmPlan(film, 130), filmPlan(film, 70)];
const danceClass: ContentClass = {
  ...known,
  plans,
  media: mediaOf({ classId: known.id, plans, isManifestMissing: false }),
};

const secondsAt = ({ init, bytes }: StreamEntry): number => decodeTime(bytes) / timescaleOf(init);

const fragmentsIn = ({ bytes }: StreamEntry): readonly Buffer[] =>
  fragmentsOf(boxesOf(bytes)).map(({ offset, length }) => bytes.subarray(offset, offset + length));

const samplesIn = (entry: StreamEntry): number =>
  fragmentsIn(entry).reduce((sum, fragment) => sum + sampleCount(fragment), 0);

/** Pictures a decoder gets out of an entry, or a piece of one, alone. */
function decodedPictures({ init, bytes }: Pick<StreamEntry, "init" | "bytes">): number {
  const args = ["-v", "error", "-i", "-", "-f", "null", "-progress", "-", "-nostats", "-"];
  const input = Buffer.concat([init, bytes]);
  const { stdout, stderr } = spawnSync(ffmpeg, args, { input, encoding: "utf8" });
  if (stderr) throw new Error(stderr);
  return Number([...stdout.matchAll(/frame=(\d+)/g)].at(-1)?.[1]);
}

const folders = danceClass.media.parts.map((part) =>
  path.posix.dirname(part.angles[0]?.manifestPath ?? ""),
);

describe("a rendered film", () => {
  beforeAll(async () => {
    const manifest = await renderFilm(form, { mediaDir, ffmpeg, run: runTask });
    await writeClassMedia(mediaDir, danceClass, manifest);
  }, 300_000);
  afterAll(() => rmSync(mediaDir, { recursive: true }));

  it("SEED-05 every part and angle of a two-part class lasts as long as it says", () => {
    folders.forEach((folder, part) => {
      for (const name of ["front-180", "back-180", "audio"]) {
        const entries = streamEntries(mediaDir, `${folder}/${name}.m3u8`);
        const total = entries.reduce((sum, entry) => sum + entry.seconds, 0);
        expect(total).toBeCloseTo(plans[part]?.durationSeconds ?? 0, 3);
      }
    });
  });

  it("cuts pictures and music at the same times, phrase by phrase", () => {
    for (const folder of folders) {
      const music = streamEntries(mediaDir, `${folder}/audio.m3u8`);
      for (const view of ["front", "back"]) {
        const pictures = streamEntries(mediaDir, `${folder}/${view}-180.m3u8`);
        expect(pictures).toHaveLength(music.length);
        pictures.forEach((entry, i) => {
          const sound = music[i] as StreamEntry;
          expect(secondsAt(entry)).toBeCloseTo(secondsAt(sound), 5);
          expect(entry.discontinuities).toBe(sound.discontinuities);
          expect(samplesIn(entry)).toBe(Math.round(entry.seconds * FRAMES_PER_SECOND));
          expect(samplesIn(sound) * 1024).toBe(Math.round(sound.seconds * 48_000));
        });
      }
    }
  });

  it("decodes every phrase on its own to all its pictures", () => {
    const entries = streamEntries(mediaDir, `${folders[0]}/front-180.m3u8`);
    const unique = [...new Map(entries.map((entry) => [entry.source, entry])).values()];
    expect(unique.length).toBeGreaterThan(7);
    for (const entry of unique) {
      expect(decodedPictures(entry)).toBe(Math.round(entry.seconds * FRAMES_PER_SECOND));
    }
  }, 60_000);

  it("can be entered at every count, so that no loop waits for its A to be decoded", () => {
    for (const name of ["front-180", "back-180"]) {
      const entries = streamEntries(mediaDir, `${folders[0]}/${name}.m3u8`);
      for (const entry of entries) {
        const pictures = fragmentsIn(entry).map(sampleCount);
        expect(new Set(pictures)).toEqual(new Set([framesPerCount(film)]));
      }
      const { init, ...danced } = entries.find(({ seconds }) => seconds > 1) as StreamEntry;
      for (const bytes of fragmentsIn({ init, ...danced })) {
        expect(decodedPictures({ init, bytes })).toBe(framesPerCount(film));
      }
    }
  }, 60_000);

  it("has captions, thumbnails, poster and preview", () => {
    for (const part of danceClass.media.parts) {
      for (const file of [part.captionsPath, part.spritePath, part.posterPath]) {
        expect(statSync(servedFile(mediaDir, `/media/${file}`) ?? "").size).toBeGreaterThan(200);
      }
      const thumbnails = readFileSync(path.join(mediaDir, part.spritePath), "utf8");
      const sheet = /^(\S*film\/\S+)#xywh=/m.exec(thumbnails)?.[1] ?? "";
      const url = path.posix.join(path.posix.dirname(part.spritePath), sheet);
      expect(existsSync(servedFile(mediaDir, url) ?? "")).toBe(true);
    }
    const trailer = servedFile(mediaDir, danceClass.media.trailerPath) ?? "";
    expect(readFileSync(trailer).toString("latin1", 4, 8)).toBe("ftyp");
  });

  it("is found again, and only whole: a failed rendering leaves nothing", async () => {
    expect(await findFilm(mediaDir, form)).toMatchObject({ filmId: film.id });
    const other = { film: { ...film, seed: 2 }, height: 180 } as const;
    const failing = renderFilm(other, { mediaDir, ffmpeg: "/no/such/ffmpeg", run: runTask });
    await expect(failing).rejects.toThrow("ENOENT");
    expect(await findFilm(mediaDir, other)).toBeUndefined();
    expect(readdirSync(path.join(mediaDir, "films"))).toEqual([path.basename(filmFolder(form))]);
  });

  it("is made again when one of its files came out short, as after a power cut", async () => {
    const file = path.join(mediaDir, filmFolder(form), "back-180.m4s");
    const before = readFileSync(file);
    truncateSync(file, before.length - 1);
    expect(await findFilm(mediaDir, form)).toBeUndefined();
    rmSync(file);
    expect(await findFilm(mediaDir, form)).toBeUndefined();
    writeFileSync(file, before);
    expect(await findFilm(mediaDir, form)).toMatchObject({ filmId: film.id });
  });

  it("comes out the same, byte for byte, whenever it is made", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "eightcount-again-"));
    const job = { film, folder, ffmpeg };
    await runTask({ ...job, kind: "view", view: "back", height: 180 });
    await runTask({ ...job, kind: "audio" });
    for (const file of ["audio.m4s", "back-180.m4s"]) {
      const before = readFileSync(path.join(mediaDir, filmFolder(form), file));
      expect(readFileSync(path.join(folder, file)).equals(before)).toBe(true);
    }
    rmSync(folder, { recursive: true });
  }, 300_000);

  it("waits for what still writes before it clears up, and names the full disk", async () => {
    const other = { film: { ...film, seed: 3 }, height: 180 } as const;
    const run: RunTask = async ({ kind, folder }) => {
      if (kind === "view") throw new RenderError("no canvas", false);
      await new Promise((resolve) => setTimeout(resolve, 50));
      writeFileSync(path.join(folder, "late"), "bytes");
      throw new RenderError("No space left on device", true);
    };
    const failing = renderFilm(other, { mediaDir, ffmpeg, run });
    await expect(failing).rejects.toMatchObject({ isDiskFull: true });
    expect(existsSync(path.join(mediaDir, `${filmFolder(other)}.draft`))).toBe(false);
  });

  it("gets another folder when its dance, its size or its style changes", () => {
    const changed = [
      { film: { ...film, seed: 9 }, height: 180 } as const,
      { film: { ...film, style: "Jazz" }, height: 180 } as const,
      { film, height: 360 } as const,
    ];
    expect(new Set([form, ...changed].map(filmFolder)).size).toBe(4);
  });
});
