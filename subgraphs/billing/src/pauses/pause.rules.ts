/** Longest pause in billing periods. */
const MAX_CYCLES = 3;

export const isPauseLength = (cycles: number): boolean =>
  Number.isInteger(cycles) && cycles >= 1 && cycles <= MAX_CYCLES;
