import type { IEnvironment } from "relay-runtime";
import { ProgressQueue, type ProgressQueueOptions } from "./progressQueue";
import { openWaitingStore } from "./waitingStore";

type Send = (
  environment: IEnvironment,
  ...update: Parameters<ProgressQueueOptions["send"]>
) => ReturnType<ProgressQueueOptions["send"]>;

const queues = new WeakMap<IEnvironment, ProgressQueue>();

/** The page's queue; what a class could not tell goes on being sent after it was left. */
export function progressQueueFor(environment: IEnvironment, send: Send): ProgressQueue {
  const known = queues.get(environment);
  if (known) return known;
  const queue = new ProgressQueue({
    store: openWaitingStore(),
    send: (session, update) => send(environment, session, update),
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
