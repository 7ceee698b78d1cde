import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { FilmTask, RunTask, TaskResult } from "./film-task";

export type TaskReply =
  | { readonly result: TaskResult }
  | { readonly failed: string; readonly isDiskFull: boolean };

export class RenderError extends Error {
  constructor(
    message: string,
    readonly isDiskFull: boolean,
  ) {
    super(message);
  }
}

/** Finds the compiled worker, also from the sources, as in tests. */
export function workerFile(folder = __dirname): string {
  const beside = path.join(folder, "film-worker.js");
  if (existsSync(beside)) return beside;
  const built = path.join(
    folder.replace(`${path.sep}src${path.sep}`, `${path.sep}dist${path.sep}`),
  );
  return path.join(built, "film-worker.js");
}

interface Waiting {
  readonly task: FilmTask;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (error: Error) => void;
}

class PoolThread {
  private current: Waiting | undefined;

  constructor(
    readonly worker: Worker,
    onFree: (thread: PoolThread, isUsable: boolean) => void,
  ) {
    const settle = (isUsable: boolean, answer: (waiting: Waiting) => void) => {
      const waiting = this.current;
      this.current = undefined;
      onFree(this, isUsable);
      if (waiting) answer(waiting);
    };
    worker.on("message", (reply: TaskReply) => {
      settle(true, ({ resolve, reject }) => {
        if ("result" in reply) resolve(reply.result);
        else reject(new RenderError(reply.failed, reply.isDiskFull));
      });
    });
    worker.on("error", (error: Error) => {
      settle(false, ({ reject }) => reject(new RenderError(error.message, false)));
    });
    worker.on("exit", () => {
      settle(false, ({ reject }) => reject(new RenderError("the renderer stopped", false)));
    });
  }

  assign(waiting: Waiting): void {
    this.current = waiting;
    this.worker.postMessage(waiting.task);
  }
}

export class TaskPool {
  private readonly queue: Waiting[] = [];
  private readonly threads = new Set<PoolThread>();
  private readonly idle: PoolThread[] = [];
  private isClosed = false;

  constructor(
    private readonly size: number,
    private readonly open: () => Worker = () => new Worker(workerFile(), { execArgv: [] }),
  ) {}

  readonly run: RunTask = (task) =>
    new Promise((resolve, reject) => {
      if (this.isClosed) {
        reject(new RenderError("stopped", false));
        return;
      }
      this.queue.push({ task, resolve, reject });
      this.next();
    });

  /** Terminates the threads. Running tasks are lost. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.queue.splice(0)) reject(new RenderError("stopped", false));
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    if (this.isClosed || this.queue.length === 0) return;
    const thread =
      this.idle.pop() ?? (this.threads.size < this.size ? this.startThread() : undefined);
    const waiting = thread && this.queue.shift();
    if (waiting) thread.assign(waiting);
  }

  /** A thread may also end between two tasks. */
  private removeThread(thread: PoolThread): void {
    this.threads.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
  }

  private startThread(): PoolThread {
    const thread = new PoolThread(this.open(), (freed, isUsable) => {
      if (isUsable) this.idle.push(freed);
      else this.removeThread(freed);
      this.next();
    });
    this.threads.add(thread);
    return thread;
  }
}
