/** Milliseconds after the stop began. Our processes allow requests in flight 2.5 s. */
export const STOP_TIMES = {
  front: 2_800,
  /** Without requests, only saving and queues remain. */
  subgraphs: 3_700,
  sandbox: 4_000,
  stores: 4_400,
  /** Remaining processes are killed. */
  everything: 4_500,
} as const;

const AT_LEAST_MS = 100;

export function stopWatch(now: () => number = () => performance.now()) {
  const startedAt = now();
  return (until: keyof typeof STOP_TIMES): number =>
    Math.max(AT_LEAST_MS, startedAt + STOP_TIMES[until] - now());
}
