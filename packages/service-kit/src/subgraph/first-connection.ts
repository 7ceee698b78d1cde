import type { Logger } from "../logging/logger";

const ATTEMPTS = 4;
/** How pg and its pool report a server that did not answer in time. */
const TOO_SLOW =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/**
 * Opens the first connection of a process. On a busy machine, the database may accept it late, which
 * is no reason to end. Every other error is passed on at once.
 */
export async function connectFirst<T>(connect: () => Promise<T>, logger: Logger): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTooSlow(error)) throw error;
      logger.warn({ attempt }, "the database did not accept the first connection in time");
    }
  }
}

const isTooSlow = (error: unknown) => error instanceof Error && TOO_SLOW.test(error.message);
