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

class Hand {
  private busyWith: Waiting | undefined;

  constructor(
    readonly worker: Worker,
    whenFree: (hand: Hand, isUsable: boolean) => void,
  ) {
    const settle = (isUsable: boolean, answer: (waiting: Waiting) => void) => {
      const waiting = this.busyWith;
      this.busyWith = undefined;
      whenFree(this, isUsable);
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

  take(waiting: Waiting): void {
    this.busyWith = waiting;
    this.worker.postMessage(waiting.task);
  }
}

export class TaskPool {
  private readonly queue: Waiting[] = [];
  private readonly hands = new Set<Hand>();
  private readonly idle: Hand[] = [];
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
    await Promise.all([...this.hands].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    if (this.isClosed || this.queue.length === 0) return;
    const hand = this.idle.pop() ?? (this.hands.size < this.size ? this.hire() : undefined);
    const waiting = hand && this.queue.shift();
    if (waiting) hand.take(waiting);
  }

  /** A thread may also end between two tasks. */
  private forget(hand: Hand): void {
    this.hands.delete(hand);
    const at = this.idle.indexOf(hand);
    if (at >= 0) this.idle.splice(at, 1);
  }

  private hire(): Hand {
    const hand = new Hand(this.open(), (freed, isUsable) => {
      if (isUsable) this.idle.push(freed);
      else this.forget(freed);
      this.next();
    });
    this.hands.add(hand);
    return hand;
  }
}
