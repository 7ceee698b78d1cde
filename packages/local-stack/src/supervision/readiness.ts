import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 60;
const TIMEOUT_MS = 2_000;

function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
  });
}

export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isReady(url))) await sleep(POLL_MS);
}
