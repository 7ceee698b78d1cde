import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const ASK_EVERY_MS = 60;
const ANSWER_WITHIN_MS = 2_000;

function answersWell(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, timeout: ANSWER_WITHIN_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asking.on("timeout", () => asking.destroy());
    asking.on("error", () => resolve(false));
  });
}

export async function untilUrlAnswers(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await answersWell(url))) await sleep(ASK_EVERY_MS);
}
