import { networkOf } from "./client-network";

export interface AttemptLimit {
  /** Unique within a process's prefix. */
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
  /**
   * Once the attempts are used up, one more is allowed in each of these periods, so that a key that
   * many people share is never closed for long.
   */
  readonly thenEverySeconds?: number;
}

export interface CountedKey {
  readonly limit: AttemptLimit;
  readonly key: string;
}

const per =
  (seconds: number) =>
  (name: string, attempts: number): AttemptLimit => ({ name, attempts, seconds });

export const perMinute = per(60);
export const perQuarterHour = per(900);
export const perHour = per(3_600);
export const perDay = per(86_400);

/** The limit, with one more attempt in each of these periods once it is reached. */
export const thenEvery = (limit: AttemptLimit, thenEverySeconds: number): AttemptLimit => ({
  ...limit,
  thenEverySeconds,
});

export const byNetwork = (limit: AttemptLimit, address: string): CountedKey => ({
  limit,
  key: networkOf(address),
});
