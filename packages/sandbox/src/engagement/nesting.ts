const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

/** Whether a JSON value holds lists or objects within each other more than `levels` deep. */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  // Level by level: a function that calls itself would itself go down too deep.
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}
