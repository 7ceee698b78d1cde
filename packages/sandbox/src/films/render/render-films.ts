import { readdirSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { type ContentClass, danceClasses } from "../../content/content-class";
import { type ContentFilm, films } from "../../content/content-film";
import type { FilmManifest } from "../media/film-manifest";
import type { MasterHeight } from "../media/rendition";
import { findClassMedia, writeClassMedia } from "./class-media";
import { type FilmForm, filmFolder, findFilm, type RenderTools, renderFilm } from "./film-folder";
import type { RunTask } from "./film-task";
import { type RenderProgress, removeReport, writeReport } from "./render-report";
import { RenderError, TaskPool } from "./task-pool";

export interface RenderOptions {
  /** Folder below which everything is written; made when it does not exist. */
  readonly mediaDir: string;
  /** Path of ffmpeg. */
  readonly ffmpeg: string;
  /** Threads; as many as there are processors when not given. */
  readonly jobs?: number;
  /** Height of the drawn picture; 360 when not given. */
  readonly height?: MasterHeight;
  /** Films to render; all when not given. */
  readonly only?: readonly string[];
  /** Told after every film whose classes became playable, or better. */
  readonly onProgress?: (progress: RenderProgress & { readonly filmId: string }) => void;
  /** Stops rendering; what is complete stays. */
  readonly signal?: AbortSignal;
  /** Replaces the threads, for tests. */
  readonly run?: RunTask;
}

/** Small and quick, so that the first class can be played while the rest is drawn. */
const QUICK: MasterHeight = 180;

const classesOf = (film: ContentFilm): readonly ContentClass[] =>
  danceClasses.filter((danceClass) => danceClass.filmId === film.id);

/** One rendering of all films, with what it has done so far. */
class Rendering {
  private readonly films: readonly ContentFilm[];
  private readonly height: MasterHeight;
  private readonly ready = new Set<string>();
  private classesReady = 0;
  private quick: FilmForm | undefined;

  constructor(
    private readonly options: RenderOptions,
    private readonly tools: RenderTools,
  ) {
    const { only } = options;
    this.films = films.filter((film) => !only || only.includes(film.id));
    this.height = options.height ?? 360;
  }

  get progress(): RenderProgress {
    return {
      filmsReady: this.ready.size,
      filmsTotal: this.films.length,
      classesReady: this.classesReady,
      classesTotal: this.films.flatMap(classesOf).length,
    };
  }

  async all(): Promise<void> {
    writeReport(this.tools.mediaDir, this.progress);
    const [first] = this.films;
    if (first && !(await findFilm(this.tools.mediaDir, this.form(first)))) {
      this.quick = { film: first, height: QUICK };
      await this.make(this.quick);
    }
    // Two at a time: while one film's last view is drawn, the next one's first can start.
    const queue = [...this.films];
    const line = async () => {
      for (let film = queue.shift(); film; film = queue.shift()) await this.make(this.form(film));
    };
    await Promise.all([line(), line()]);
    this.removeLeftovers();
  }

  private form(film: ContentFilm): FilmForm {
    return { film, height: this.height };
  }

  private async make(form: FilmForm): Promise<void> {
    this.options.signal?.throwIfAborted();
    const { mediaDir } = this.tools;
    const manifest = (await findFilm(mediaDir, form)) ?? (await renderFilm(form, this.tools));
    for (const danceClass of classesOf(form.film)) await this.place(danceClass, manifest);
    if (!this.ready.has(form.film.id)) this.classesReady += classesOf(form.film).length;
    this.ready.add(form.film.id);
    writeReport(mediaDir, this.progress);
    this.options.onProgress?.({ ...this.progress, filmId: form.film.id });
  }

  /** Points a class to a film, unless it already does. */
  private async place(danceClass: ContentClass, film: FilmManifest): Promise<void> {
    const { mediaDir } = this.tools;
    const media = await findClassMedia(mediaDir, danceClass.id);
    const isSame =
      media?.filmFolder === `${film.filmId}-${film.stamp}` &&
      media.durationSeconds === danceClass.durationSeconds;
    if (!isSame) await writeClassMedia(mediaDir, danceClass, film);
  }

  /** Removes earlier forms of films, but not a quick one of this run: someone may be watching it. */
  private removeLeftovers(): void {
    const home = path.join(this.tools.mediaDir, "films");
    const forms = this.films.map((film) => this.form(film));
    const kept = [...forms, ...(this.quick ? [this.quick] : [])].map(filmFolder);
    for (const name of readdirSync(home)) {
      const isOurs = this.films.some(({ id }) => name.startsWith(`${id}-`));
      if (isOurs && !kept.includes(path.join("films", name)))
        rmSync(path.join(home, name), { recursive: true });
    }
  }
}

/**
 * Renders what is missing and points every class to its film. Cached by content: a second run does
 * nothing. Throws RenderError when a film cannot be made; `isDiskFull` tells the commonest reason.
 */
export async function renderFilms(options: RenderOptions): Promise<RenderProgress> {
  const { mediaDir, ffmpeg } = options;
  const pool = new TaskPool(options.jobs ?? availableParallelism());
  const stop = () => void pool.close();
  options.signal?.addEventListener("abort", stop);
  try {
    await mkdir(path.join(mediaDir, "films"), { recursive: true });
    await mkdir(path.join(mediaDir, "classes"), { recursive: true });
    const tools = { mediaDir, ffmpeg, run: options.run ?? pool.run };
    const rendering = new Rendering(options, tools);
    await rendering.all();
    return rendering.progress;
  } catch (error) {
    const isDiskFull = (error as NodeJS.ErrnoException).code === "ENOSPC";
    throw isDiskFull ? new RenderError("no space left", true) : error;
  } finally {
    options.signal?.removeEventListener("abort", stop);
    await pool.close();
    removeReport(mediaDir);
  }
}
