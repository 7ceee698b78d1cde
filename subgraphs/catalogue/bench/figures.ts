/** The share of values at or below which a value lies, in the unit they were taken in. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One figure of the report: what was reached, and what had to be. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly isReached: boolean;
}

/** A figure that is only told. */
export const told = (name: string, value: string): Figure => ({
  name,
  value,
  target: "",
  isReached: true,
});

export const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** A figure that may not be larger than a limit. */
export function atMost(name: string, value: number, limit: number, unit: "ms" | ""): Figure {
  const tell = (number: number) => (unit === "ms" ? ms(number) : number.toFixed(2));
  return {
    name,
    value: tell(value),
    target: `≤ ${limit} ${unit}`.trim(),
    isReached: value <= limit,
  };
}

/** The figures as a table for a terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, target, isReached }) => [
    name,
    value,
    target,
    target === "" ? "" : isReached ? "reached" : "MISSED",
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
