import type { Outcome } from "../attack";
import { times } from "../guessing/sign-in";

/** A busy machine delays some requests. A process that works on one delays all. */
export const TRIES = 3;
/** The times of requests that keep one process busy add up. */
const AT_ONCE = 4;
/** Longer than four of these requests take, and half of what the shortest known attack took. */
const IN_TIME_MS = 250;
/** On a busy machine, harmless requests take long, too. */
const TIMES_HARMLESS = 3;

export interface Timed extends Outcome {
  readonly isInTime: boolean;
}

type Send<O> = (nth: number) => Promise<O>;

/** Sends four of a request at once, several times, and judges the fastest. */
export async function timed<O extends Outcome>(
  send: Send<O>,
  sendHarmless: Send<unknown>,
): Promise<O & Timed> {
  const { outcome, fastestMs } = await fastestOf(send);
  const isInTime =
    fastestMs < IN_TIME_MS ||
    fastestMs < TIMES_HARMLESS * (await fastestOf(sendHarmless)).fastestMs;
  return { ...(outcome as O), isInTime };
}

async function fastestOf<O>(send: Send<O>) {
  let fastestMs = Number.POSITIVE_INFINITY;
  let outcome: O | undefined;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const startedAt = performance.now();
    [outcome] = await times(AT_ONCE, () => send(nth));
    fastestMs = Math.min(fastestMs, performance.now() - startedAt);
  }
  return { outcome, fastestMs };
}
