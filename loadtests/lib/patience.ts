import type { Random } from "./random.ts";

/**
 * Whether a player sends at a moment at which it usually would. Asked to wait six times as long, it
 * sends at one of six such moments.
 */
export const isDue = (random: Random, usualSeconds: number, askedSeconds: number): boolean =>
  random() < usualSeconds / askedSeconds;
