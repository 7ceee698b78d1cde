/** Keeps the order of the rows. A key without rows is missing. */
export function groupRows<R, T>(
  rows: readonly R[],
  keyOf: (row: R) => string,
  toItem: (row: R) => T,
): ReadonlyMap<string, readonly T[]> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map([...groups].map(([key, group]) => [key, group.map(toItem)]));
}
