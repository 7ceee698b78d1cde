import type { IEnvironment } from "relay-runtime";
import { openPendingStore } from "./pendingStore";
import { ProgressQueue } from "./progressQueue";
import { sendProgress } from "./sendProgress";

const queues = new WeakMap<IEnvironment, ProgressQueue>();

/** Returns the page's queue, which keeps sending after the member leaves the class. */
export function progressQueueFor(environment: IEnvironment): ProgressQueue {
  const known = queues.get(environment);
  if (known) return known;
  const queue = new ProgressQueue({
    store: openPendingStore(),
    send: (session, update) => sendProgress(environment, session, update),
    now: Date.now,
    random: Math.random,
  });
  const flush = () => void queue.flush();
  window.addEventListener("online", flush);
  // A page restored from the back/forward cache may have been frozen with unsent updates.
  window.addEventListener("pageshow", flush);
  queues.set(environment, queue);
  return queue;
}
