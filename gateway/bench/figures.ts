export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
}

export const untargeted = (name: string, value: string): Figure => ({
  name,
  value,
  target: "",
  isMet: true,
});

export const atMost = (name: string, value: number, limit: number): Figure => ({
  name,
  value: value.toFixed(3),
  target: `≤ ${limit}`,
  isMet: value <= limit,
});

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, target, isMet }) => [
    name,
    value,
    target,
    target === "" ? "" : isMet ? "met" : "MISSED",
  ]);
  return textTable([["figure", "measured", "target", ""], ...rows]);
}

export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}
