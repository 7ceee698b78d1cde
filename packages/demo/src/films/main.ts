import { constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { findFfmpeg } from "./media/ffmpeg";
import { type MasterHeight, masterHeights } from "./media/rendition";
import { renderFilms } from "./render/render-films";
import { RenderError } from "./render/task-pool";

/** Exit codes from sysexits, for the parent process. */
export const exitCode = { ok: 0, usage: 64, noFfmpeg: 69, failed: 70, diskFull: 74 } as const;

const USAGE = "usage: films <media folder> [--height 180|360|480|720] [--jobs n] [--only id,id]";

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      height: { type: "string", default: "360" },
      jobs: { type: "string" },
      only: { type: "string" },
    },
  });
  const [mediaDir] = positionals;
  const height = masterHeights.find((known) => `${known}` === values.height);
  const jobs = values.jobs === undefined ? undefined : Number(values.jobs);
  const isWrong = jobs !== undefined && !(Number.isInteger(jobs) && jobs > 0);
  if (!mediaDir || !height || isWrong) return undefined;
  return { mediaDir, height, jobs, only: values.only?.split(",") };
}

function failed(error: unknown): number {
  if (error instanceof RenderError && error.isDiskFull) {
    print(
      "films: the disk is full; finished classes stay playable, and the next start renders the rest",
    );
    return exitCode.diskFull;
  }
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  print(`films: stopped: ${reason}`);
  return exitCode.failed;
}

/** Lowers the priority. Threads started later inherit it. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Not permitted on every system. Rendering then keeps its normal priority.
  }
}

export async function main(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  const parsed = readArguments();
  if (!parsed) {
    print(USAGE);
    return exitCode.usage;
  }
  const ffmpeg = findFfmpeg(env);
  if (!ffmpeg) {
    print(
      "films: ffmpeg not found (FFMPEG_PATH, the PATH, or @ffmpeg-binary); classes show posters only",
    );
    return exitCode.noFfmpeg;
  }
  const { mediaDir, height, jobs, only } = parsed;
  const started = performance.now();
  try {
    const done = await renderFilms({
      mediaDir,
      ffmpeg,
      height: height as MasterHeight,
      ...(jobs && { jobs }),
      ...(only && { only }),
      signal,
      onFirstPlayable: lowerPriority,
      onProgress: (p) => {
        const films = `${p.filmsReady} of ${p.filmsTotal}`;
        print(`films: ${p.filmId} ready (${films}; ${p.classesReady} classes playable)`);
      },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(
      `films: all ${done.filmsTotal} ready after ${seconds} s, ${done.classesReady} classes playable`,
    );
    return exitCode.ok;
  } catch (error) {
    if (!signal.aborted) return failed(error);
    print("films: stopped; finished films are kept, and the next start renders the rest");
    return exitCode.ok;
  }
}

if (require.main === module) {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  void main(process.env, stop.signal).then((code) => process.exit(code));
}
