const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  // Iterative, because recursion could overflow the stack.
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}
