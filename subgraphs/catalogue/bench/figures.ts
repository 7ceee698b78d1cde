export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
}

/** Figure without a target. */
export const untargeted = (name: string, value: string): Figure => ({
  name,
  value,
  target: "",
  isMet: true,
});

export const ms = (value: number): string => `${value.toFixed(1)} ms`;

export function atMost(name: string, value: number, limit: number, unit: "ms" | ""): Figure {
  const format = (number: number) => (unit === "ms" ? ms(number) : number.toFixed(2));
  return {
    name,
    value: format(value),
    target: `≤ ${limit} ${unit}`.trim(),
    isMet: value <= limit,
  };
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, target, isMet }) => [
    name,
    value,
    target,
    target === "" ? "" : isMet ? "met" : "MISSED",
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
