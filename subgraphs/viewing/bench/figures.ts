export interface Distribution {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function distribution(values: readonly number[]): Distribution {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export function median(values: readonly number[]): number {
  return distribution(values).p50;
}

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, target, isMet }) => [
    name,
    value,
    target,
    target === "" ? "" : isMet ? "met" : "MISSED",
  ]);
  const all = [["figure", "measured", "target", ""], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return all.map(line).join("\n");
}

/** Figure without a target. */
export const untargeted = (name: string, value: string): Figure => ({
  name,
  value,
  target: "",
  isMet: true,
});
