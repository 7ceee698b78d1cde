import type { IEnvironment } from "relay-runtime";
import { ProgressQueue } from "./progressQueue";
import { sendProgress } from "./sendProgress";
import { openWaitingStore } from "./waitingStore";

const queues = new WeakMap<IEnvironment, ProgressQueue>();

/** Returns the page's queue. It keeps sending what a class could not after that class was left. */
export function progressQueueFor(environment: IEnvironment): ProgressQueue {
  const known = queues.get(environment);
  if (known) return known;
  const queue = new ProgressQueue({
    store: openWaitingStore(),
    send: (session, update) => sendProgress(environment, session, update),
    now: Date.now,
    random: Math.random,
  });
  const flush = () => void queue.flush();
  window.addEventListener("online", flush);
  // A page that comes back from the browser's cache was frozen with whatever it could not send.
  window.addEventListener("pageshow", flush);
  queues.set(environment, queue);
  return queue;
}
