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

/** How far rendering is. */
export interface RenderProgress {
  readonly filmsReady: number;
  readonly filmsTotal: number;
  readonly classesReady: number;
  readonly classesTotal: number;
}

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
  /** Told once, when there is something to play and the rest can take its time. */
  readonly onFirstPlayable?: () => void;
  /** Stops rendering; what is complete stays. */
  readonly signal?: AbortSignal;
  /** Replaces the threads, for tests. */
  readonly run?: RunTask;
}

/** Small and quick, so that the first class can be played while the rest is drawn. */
const QUICK: MasterHeight = 180;

const classesOf = (film: ContentFilm): readonly ContentClass[] =>
  danceClasses.filter((danceClass) => danceClass.filmId === film.id);

const isDiskFull = (error: unknown): boolean =>
  error instanceof RenderError
    ? error.isDiskFull
    : isDiskFullCode((error as NodeJS.ErrnoException).code);

/** One rendering of all films, with what it has done so far. */
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

  /** Makes one film in its smallest form, unless it is there already. */
  async first(run: RunTask): Promise<void> {
    const [film] = this.films;
    const isThere = !film || (await findFilm(this.options.mediaDir, this.form(film)));
    if (!isThere) this.quick = { film, height: QUICK };
    this.removeForms(await this.shownFolders());
    if (this.quick) await this.attempt(this.quick, run);
  }

  /** Makes everything. */
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
    // Two at a time: while one film's last view is drawn, the next one's first can start. Both are
    // waited for, so that a failure leaves nothing half-written behind.
    const lines = await Promise.allSettled([line(), line()]);
    const failed = lines.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    if (this.failures.length > 0) throw this.failures[0];
    this.removeForms([]);
  }

  private form(film: ContentFilm): FilmForm {
    return { film, height: this.height };
  }

  /** One film that cannot be made holds up no other; a full disk or a stop ends everything. */
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

  /** Points a class to a film, unless it already does. */
  private async place(danceClass: ContentClass, film: FilmManifest): Promise<void> {
    const { mediaDir } = this.options;
    const media = await findClassMedia(mediaDir, danceClass.id);
    if (media?.stamp === classStamp(danceClass, film)) return;
    await writeClassMedia(mediaDir, danceClass, film);
  }

  /** Folders of the films that classes point to now. */
  private async shownFolders(): Promise<readonly string[]> {
    const classes = this.films.flatMap(classesOf);
    const media = await Promise.all(
      classes.map(({ id }) => findClassMedia(this.options.mediaDir, id)),
    );
    return media.flatMap((one) => (one ? [path.join("films", one.filmFolder)] : []));
  }

  /**
   * Removes earlier forms of films and what broken-off runs left, but not what is shown, nor a quick
   * form of this run: someone may be watching it.
   */
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

/** Runs work with threads of its own, which end with it. */
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

/**
 * Renders what is missing and points every class to its film. Cached by content: a second run does
 * nothing. Throws RenderError when a film cannot be made; `isDiskFull` tells the commonest reason.
 */
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
