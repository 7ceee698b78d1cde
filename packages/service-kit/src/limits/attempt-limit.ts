import { networkOf } from "./client-network";

export interface AttemptLimit {
  /** Unique within a process's prefix. */
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

export interface CountedKey {
  readonly limit: AttemptLimit;
  readonly key: string;
}

const MINUTE_SECONDS = 60;
const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

export const perMinute = (name: string, attempts: number): AttemptLimit => ({
  name,
  attempts,
  seconds: MINUTE_SECONDS,
});

export const perQuarterHour = (name: string, attempts: number): AttemptLimit => ({
  name,
  attempts,
  seconds: QUARTER_HOUR_SECONDS,
});

export const perHour = (name: string, attempts: number): AttemptLimit => ({
  name,
  attempts,
  seconds: HOUR_SECONDS,
});

export const perDay = (name: string, attempts: number): AttemptLimit => ({
  name,
  attempts,
  seconds: DAY_SECONDS,
});

export const byNetwork = (limit: AttemptLimit, address: string): CountedKey => ({
  limit,
  key: networkOf(address),
});
