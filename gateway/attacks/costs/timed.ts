import type { Outcome } from "../attack";
import { times } from "../guessing/sign-in";
import { stackCpuMs } from "./stack-cpu";

/** The stack does other work meanwhile, too. */
export const TRIES = 3;
/** What one of these requests costs is little next to the stack's own work. */
const AT_ONCE = 4;
/** Above what four of these requests take, and half of what the shortest known attack took. */
const IN_TIME_MS = 250;
/** Hashing a password takes long in a harmless request, too. */
const TIMES_HARMLESS = 3;

export interface Timed extends Outcome {
  readonly isInTime: boolean;
}

type Send<O> = (nth: number) => Promise<O>;

/** Sends four of a request at once, several times, and judges the try that took the least CPU. */
export async function timed<O extends Outcome>(
  send: Send<O>,
  sendHarmless: Send<unknown>,
): Promise<O & Timed> {
  const { outcome, leastMs } = await leastOf(send);
  const isInTime =
    leastMs < IN_TIME_MS || leastMs < TIMES_HARMLESS * (await leastOf(sendHarmless)).leastMs;
  return { ...(outcome as O), isInTime };
}

async function leastOf<O>(send: Send<O>) {
  let leastMs = Number.POSITIVE_INFINITY;
  let outcome: O | undefined;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const before = stackCpuMs();
    [outcome] = await times(AT_ONCE, () => send(nth));
    leastMs = Math.min(leastMs, stackCpuMs() - before);
  }
  return { outcome, leastMs };
}
