import { readdirSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { type ContentClass, danceClasses } from "../../content/content-class";
import { type ContentFilm, films } from "../../content/content-film";
import { isDiskFullCode } from "../media/ffmpeg";
import type { FilmManifest } from "../media/film-manifest";
import type { MasterHeight } from "../media/rendition";
import { classStamp, findClassMedia, writeClassMedia } from "./class-media";
import { type FilmForm, filmFolder, findFilm, renderFilm } from "./film-folder";
import type { RunTask } from "./film-task";
import { RenderError, TaskPool } from "./task-pool";

export interface RenderProgress {
  readonly filmsReady: number;
  readonly filmsTotal: number;
  readonly classesReady: number;
  readonly classesTotal: number;
}

export interface RenderOptions {
  readonly mediaDir: string;
  readonly ffmpeg: string;
  /** Number of threads. Defaults to the number of processors. */
  readonly jobs?: number;
  /** Height of the drawn frames. Defaults to 360. */
  readonly height?: MasterHeight;
  readonly only?: readonly string[];
  /** Called after a film's classes became playable or improved. */
  readonly onProgress?: (progress: RenderProgress & { readonly filmId: string }) => void;
  /** Called once a class is playable and the rest can run at low priority. */
  readonly onFirstPlayable?: () => void;
  /** Stops rendering. Completed films are kept. */
  readonly signal?: AbortSignal;
  /** Replaces the threads in tests. */
  readonly run?: RunTask;
}

/** Small and fast, so that the first class is playable while the rest is rendered. */
const QUICK: MasterHeight = 180;

const classesOf = (film: ContentFilm): readonly ContentClass[] =>
  danceClasses.filter((danceClass) => danceClass.filmId === film.id);

const isDiskFull = (error: unknown): boolean =>
  error instanceof RenderError
    ? error.isDiskFull
    : isDiskFullCode((error as NodeJS.ErrnoException).code);

class Rendering {
  private readonly films: readonly ContentFilm[];
  private readonly height: MasterHeight;
  private readonly ready = new Set<string>();
  private classesReady = 0;
  private quick: FilmForm | undefined;
  private readonly failures: unknown[] = [];

  constructor(private readonly options: RenderOptions) {
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

  /** Renders one film in its smallest form if it is missing. */
  async first(run: RunTask): Promise<void> {
    const [film] = this.films;
    const isRendered = !film || (await findFilm(this.options.mediaDir, this.form(film)));
    if (!isRendered) this.quick = { film, height: QUICK };
    this.removeForms(await this.shownFolders());
    if (this.quick) await this.attempt(this.quick, run);
  }

  async rest(run: RunTask): Promise<void> {
    const queue = [...this.films];
    const line = async () => {
      try {
        for (let film = queue.shift(); film; film = queue.shift()) {
          await this.attempt(this.form(film), run);
        }
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    };
    // Two lines, so that the next film starts while the last view of the previous one is drawn.
    // Waits for both, so that a failure leaves no partial files.
    const lines = await Promise.allSettled([line(), line()]);
    const failed = lines.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    if (this.failures.length > 0) throw this.failures[0];
    this.removeForms([]);
  }

  private form(film: ContentFilm): FilmForm {
    return { film, height: this.height };
  }

  /** A failed film does not stop the others, but a full disk or an abort does. */
  private async attempt(form: FilmForm, run: RunTask): Promise<void> {
    try {
      await this.make(form, run);
    } catch (error) {
      if (this.options.signal?.aborted || isDiskFull(error)) throw error;
      this.failures.push(error);
    }
  }

  private async make(form: FilmForm, run: RunTask): Promise<void> {
    const { mediaDir, ffmpeg, signal } = this.options;
    signal?.throwIfAborted();
    const known = await findFilm(mediaDir, form);
    const manifest = known ?? (await renderFilm(form, { mediaDir, ffmpeg, run }));
    for (const danceClass of classesOf(form.film)) await this.place(danceClass, manifest);
    if (!this.ready.has(form.film.id)) this.classesReady += classesOf(form.film).length;
    this.ready.add(form.film.id);
    this.options.onProgress?.({ ...this.progress, filmId: form.film.id });
  }

  private async place(danceClass: ContentClass, film: FilmManifest): Promise<void> {
    const { mediaDir } = this.options;
    const media = await findClassMedia(mediaDir, danceClass.id);
    if (media?.stamp === classStamp(danceClass, film)) return;
    await writeClassMedia(mediaDir, danceClass, film);
  }

  private async shownFolders(): Promise<readonly string[]> {
    const classes = this.films.flatMap(classesOf);
    const media = await Promise.all(
      classes.map(({ id }) => findClassMedia(this.options.mediaDir, id)),
    );
    return media.flatMap((one) => (one ? [path.join("films", one.filmFolder)] : []));
  }

  /** Keeps forms in use and this run's quick form, which a member may be watching. */
  private removeForms(shown: readonly string[]): void {
    const home = path.join(this.options.mediaDir, "films");
    const forms = this.films.map((film) => this.form(film));
    const own = [...forms, ...(this.quick ? [this.quick] : [])].map(filmFolder);
    const kept = [...own, ...shown];
    for (const name of readdirSync(home)) {
      const isOurs = this.films.some(({ id }) => name.startsWith(`${id}-`));
      if (isOurs && !kept.includes(path.join("films", name)))
        rmSync(path.join(home, name), { recursive: true });
    }
  }
}

/** Runs `work` with its own threads, which end afterwards. */
async function withThreads(
  { jobs, run, signal }: RenderOptions,
  work: (run: RunTask) => Promise<void>,
): Promise<void> {
  const pool = new TaskPool(jobs ?? availableParallelism());
  const stop = () => void pool.close();
  signal?.addEventListener("abort", stop);
  try {
    await work(run ?? pool.run);
  } finally {
    signal?.removeEventListener("abort", stop);
    await pool.close();
  }
}

/** Cached by content, so a second run does nothing. @throws RenderError if a film fails. */
export async function renderFilms(options: RenderOptions): Promise<RenderProgress> {
  const { mediaDir } = options;
  try {
    await mkdir(path.join(mediaDir, "films"), { recursive: true });
    await mkdir(path.join(mediaDir, "classes"), { recursive: true });
    const rendering = new Rendering(options);
    await withThreads(options, (run) => rendering.first(run));
    options.onFirstPlayable?.();
    await withThreads(options, (run) => rendering.rest(run));
    return rendering.progress;
  } catch (error) {
    throw isDiskFull(error) ? new RenderError("no space left", true) : error;
  }
}
