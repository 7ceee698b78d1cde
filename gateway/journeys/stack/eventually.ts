import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 100;

/** Asks again and again until there is an answer; fails with what was waited for. */
export async function eventually<T>(
  what: string,
  withinMs: number,
  ask: () => Promise<T | null | undefined | false>,
): Promise<T> {
  for (const giveUpAt = Date.now() + withinMs; ; await sleep(LOOK_EVERY_MS)) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > giveUpAt) throw new Error(`${what}: timed out after ${withinMs} ms`);
  }
}
