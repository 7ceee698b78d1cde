import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Below the range systems take for outgoing connections: a port from that range may be gone again
// between the moment it is chosen and the moment its program listens.
const LOWEST = 20_000;
const HIGHEST = 29_999;
const TRIES = 200;

/** Another program has it, or the system keeps it for itself. */
const NOT_OURS = new Set(["EADDRINUSE", "EACCES"]);

/** Whether nobody listens on a port. @throws Error when `host` is no address of this machine. */
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

/** A port nobody listens on at 127.0.0.1. @throws Error when none of many tried is free. */
export async function anyFreePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port was found between ${LOWEST} and ${HIGHEST}`);
}
