import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Below the ephemeral range, whose ports may be taken for outgoing connections at any time.
const LOWEST = 20_000;
const HIGHEST = 29_999;
const TRIES = 200;

const NOT_OURS = new Set(["EADDRINUSE", "EACCES"]);

/** @throws Error if `host` is not an address of this machine. */
export function isFree(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code = "" }: NodeJS.ErrnoException) => {
      if (NOT_OURS.has(code)) resolve(false);
      else reject(new Error(`HOST "${host}" is not an address of this machine (${code})`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

export async function anyFreePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port was found between ${LOWEST} and ${HIGHEST}`);
}
