import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 100;

/** Asks repeatedly until there is an answer. On a timeout, throws with what was expected. */
export async function eventually<T>(
  what: string,
  timeoutMs: number,
  ask: () => Promise<T | null | undefined | false>,
): Promise<T> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(POLL_MS)) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: timed out after ${timeoutMs} ms`);
  }
}
