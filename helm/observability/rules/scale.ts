/** Writes the times of a rule. Locally they are divided, so that an alert fires within seconds. */
export interface Scale {
  /** Returns seconds as a threshold. */
  seconds(seconds: number): number;
  /** Returns seconds as Prometheus writes durations, such as `5m`. */
  span(seconds: number): string;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const UNITS = [
  [DAY, "d"],
  [HOUR, "h"],
  [MINUTE, "m"],
  [1, "s"],
] as const;

function written(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? [];
  if (size === undefined) throw new Error(`${seconds} s is no whole number of seconds`);
  return `${seconds / size}${unit}`;
}

const dividedBy = (divisor: number): Scale => ({
  seconds: (seconds) => seconds / divisor,
  span: (seconds) => written(seconds / divisor),
});

export const production = dividedBy(1);
/** A minute takes a second. Needs a scrape every second. */
export const local = dividedBy(60);
