/**
 * When each part of a stack has to be gone, in milliseconds since the stop began. Five seconds are
 * promised in all; whoever needs less leaves the rest to those after it. Our processes give the
 * requests in flight 2.5 s.
 */
export const STOP_TIMES = {
  /** The door, the client's server and the gateway, side by side. */
  front: 2_800,
  /** What they asked the gateway has ended; what is left is saving and queues. */
  subgraphs: 3_700,
  sandbox: 4_000,
  stores: 4_400,
  /** Whatever still runs is ended. */
  everything: 4_500,
} as const;

const AT_LEAST_MS = 100;

/** Counts from now; answers how long is left until one of the times. */
export function stopWatch(now: () => number = () => performance.now()) {
  const startedAt = now();
  return (until: keyof typeof STOP_TIMES): number =>
    Math.max(AT_LEAST_MS, startedAt + STOP_TIMES[until] - now());
}
