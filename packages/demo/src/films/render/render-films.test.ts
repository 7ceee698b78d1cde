import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { danceClasses } from "../../content/content-class";
import { filmSegments } from "../media/segment";
import type { FilmTask, RunTask } from "./film-task";
import { renderFilms } from "./render-films";
import { RenderError } from "./task-pool";

const ids = ["kpop-1", "reggaeton-1"];
const classes = danceClasses.filter(({ filmId }) => ids.includes(filmId));

/** Answers like a renderer that needs no time; what it would draw is proven elsewhere. */
const instantly: RunTask = async (task) => {
  const place = (file: string) => path.join(task.folder, file);
  const ranges = filmSegments(task.film).map((_, i) => ({ offset: i * 10, length: 10 }));
  const track = {
    file: `${task.kind}.m4s`,
    codec: "x",
    init: { offset: 0, length: 1 },
    segments: ranges,
  };
  writeFileSync(place(track.file), "");
  truncateSync(place(track.file), ranges.length * 10);
  for (const file of ["sprite.jpg", "trailer-1.mp4"]) writeFileSync(place(file), "x");
  if (task.kind === "audio") return { kind: "audio", track };
  const tiles = ranges.map(() => [{ x: 0, y: 0 }]);
  const sprite = { file: "sprite.jpg", tileWidth: 160, tileHeight: 90, tiles };
  const tracks = [{ ...track, width: 320, height: task.height }];
  return { kind: "view", view: task.view, tracks, sprite, trailers: ["trailer-1.mp4"] };
};

describe("rendering all films", () => {
  let mediaDir = "";
  let tasks: FilmTask[] = [];
  const run: RunTask = (task) => {
    tasks.push(task);
    return instantly(task);
  };
  const isPlayable = (id: string) => existsSync(path.join(mediaDir, "classes", id, "class.json"));
  const options = () => ({ mediaDir, ffmpeg: "unused", only: ids, run });
  beforeEach(() => {
    mediaDir = mkdtempSync(path.join(tmpdir(), "eightcount-render-"));
    tasks = [];
  });
  afterEach(() => rmSync(mediaDir, { recursive: true }));

  it("first makes one film in its smallest form, so that something can be played", async () => {
    const seen: string[] = [];
    await renderFilms({
      ...options(),
      onFirstPlayable: () => seen.push("playable"),
      onProgress: ({ filmId, classesReady }) => {
        seen.push(filmId);
        const playable = classes.filter(({ id }) => isPlayable(id));
        // The other film of the two under way may stand already, not counted yet.
        expect(playable.length).toBeGreaterThanOrEqual(classesReady);
      },
    });
    expect(seen.slice(0, 2)).toEqual(["kpop-1", "playable"]);
    expect(seen.slice(2).sort()).toEqual(["kpop-1", "reggaeton-1"]);
    expect(tasks.slice(0, 3).map((task) => task.kind === "view" && task.height)).toEqual([
      180,
      180,
      false,
    ]);
    expect(classes.every(({ id }) => isPlayable(id))).toBe(true);
  });

  it("draws nothing the second time, and removes the forms nobody needs", async () => {
    await renderFilms(options());
    expect(readdirSync(path.join(mediaDir, "films"))).toHaveLength(3);
    tasks = [];
    const progress = await renderFilms(options());
    expect(tasks).toEqual([]);
    expect(progress).toEqual({
      filmsReady: 2,
      filmsTotal: 2,
      classesReady: classes.length,
      classesTotal: classes.length,
    });
    expect(readdirSync(path.join(mediaDir, "films"))).toHaveLength(2);
  });

  it("writes a class again when its own timeline or its film was made anew", async () => {
    await renderFilms(options());
    const [danceClass] = classes;
    const file = path.join(mediaDir, "classes", danceClass?.id ?? "", "class.json");
    const whole = readFileSync(file, "utf8");
    const stale = { ...JSON.parse(whole), stamp: "of another plan" };
    writeFileSync(file, JSON.stringify(stale));
    await renderFilms(options());
    expect(readFileSync(file, "utf8")).toBe(whole);
  });

  it("SEED-05 leaves one class without its manifest", async () => {
    await renderFilms(options());
    const [lost] = classes.filter(({ media }) => media.isManifestMissing);
    const folder = path.join(mediaDir, "classes", lost?.id ?? "");
    expect(isPlayable(lost?.id ?? "")).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith(".m3u8"))).toEqual([]);
    expect(existsSync(path.join(folder, "captions.vtt"))).toBe(true);
  });

  it("keeps what is finished when the disk fills up, and says that it is full", async () => {
    const failing: RunTask = (task) =>
      task.film.id === "reggaeton-1"
        ? Promise.reject(new RenderError("ffmpeg ended with 1: No space left on device", true))
        : instantly(task);
    const rendering = renderFilms({ ...options(), run: failing });
    await expect(rendering).rejects.toMatchObject({ isDiskFull: true });
    const finished = classes.filter(({ filmId }) => filmId === "kpop-1");
    expect(finished.every(({ id }) => isPlayable(id))).toBe(true);
    expect(readdirSync(path.join(mediaDir, "films")).filter((n) => n.includes("draft"))).toEqual(
      [],
    );
  });

  it("makes all the others when one cannot be made, and says so at the end", async () => {
    const failing: RunTask = (task) =>
      task.film.id === "kpop-1"
        ? Promise.reject(new RenderError("the renderer stopped", false))
        : instantly(task);
    const rendering = renderFilms({ ...options(), run: failing });
    await expect(rendering).rejects.toThrow("the renderer stopped");
    for (const { id, filmId } of classes) expect(isPlayable(id)).toBe(filmId === "reggaeton-1");
  });

  it("first makes room: what broken-off runs left goes, what classes show stays", async () => {
    await renderFilms({ ...options(), height: 180 });
    const home = path.join(mediaDir, "films");
    const shown = readdirSync(home);
    for (const left of ["kpop-1-0123456789", "reggaeton-1-0123456789.draft"]) {
      mkdirSync(path.join(home, left));
    }
    const full: RunTask = () => Promise.reject(new RenderError("No space left", true));
    await expect(renderFilms({ ...options(), run: full })).rejects.toMatchObject({
      isDiskFull: true,
    });
    expect(readdirSync(home)).toEqual(shown);
  });

  it("stops when it is told to", async () => {
    const stop = new AbortController();
    const rendering = renderFilms({
      ...options(),
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(rendering).rejects.toThrow();
    expect(tasks).toHaveLength(3);
  });
});
