import { parentPort } from "node:worker_threads";
import { FfmpegError, isDiskFullCode } from "../media/ffmpeg";
import type { FilmTask } from "./film-task";
import type { TaskReply } from "./task-pool";

/** Errors lose their class between threads, so failures are sent as plain data. */
function failureOf(error: unknown): TaskReply {
  const code = (error as NodeJS.ErrnoException).code;
  const isDiskFull = isDiskFullCode(code) || (error instanceof FfmpegError && error.isDiskFull);
  return { failed: error instanceof Error ? error.message : String(error), isDiskFull };
}

async function reply(task: FilmTask): Promise<TaskReply> {
  try {
    // A dynamic import, so that a missing optional canvas package is reported to the main thread.
    const { runTask } = await import("./run-task.js");
    return { result: await runTask(task) };
  } catch (error) {
    return failureOf(error);
  }
}

parentPort?.on("message", (task: FilmTask) => {
  void reply(task).then((answer) => parentPort?.postMessage(answer));
});
