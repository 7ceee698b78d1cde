import type { Rates } from "./members-evening.ts";

const rate = (name: string, usual: number): number =>
  Number(process.env[`EIGHTCOUNT_REHEARSAL_${name}`] ?? usual);

/** Requests per second. */
export const rates: Rates = { updates: rate("UPDATES", 150), searches: rate("SEARCHES", 20) };
