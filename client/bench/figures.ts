/** Measured value of the report with its upper limit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  readonly digits: number;
}

export const isMet = ({ value, limit }: Figure): boolean => value < limit;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Formats the figures as a table for a terminal. */
export function table(figures: readonly Figure[]): string {
  const text = ({ unit, digits }: Figure, value: number) =>
    `${value.toFixed(digits)} ${unit}`.trim();
  const rows = figures.map((figure) => [
    figure.name,
    text(figure, figure.value),
    `< ${text(figure, figure.limit)}`,
    isMet(figure) ? "met" : "MISSED",
  ]);
  const all = [["figure", "measured", "goal", ""], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "))
    .join("\n");
}
