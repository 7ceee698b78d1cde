import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";

export interface AccountRead<T> {
  readonly memberId: string;
  /** Time in milliseconds from which no try begins. */
  readonly endsAt: number;
  read(): Promise<T>;
}

const READ_PAUSES_MS = [0, 200, 600];

/** Tries up to three times. Returns null if the account cannot be read in time. */
export async function readBefore<T>(
  { memberId, endsAt, read }: AccountRead<T>,
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): Promise<T | null> {
  for (const pause of READ_PAUSES_MS) {
    if (pause > 0) await sleep(pause);
    if (clock().getTime() >= endsAt) return null;
    try {
      return await read();
    } catch (error) {
      logger.warn({ err: error, memberId }, "reading the account failed");
    }
  }
  return null;
}
