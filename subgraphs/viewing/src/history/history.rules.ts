/** Number of most recently started classes that Continue Dancing looks at. */
export const CONTINUE_DANCING_WINDOW = 100;

/** Breaks ties in favor of the class that was started later. */
export function lastDancedFirst<T extends { readonly updatedAt: Date; readonly id: string }>(
  records: readonly T[],
): T[] {
  return records.toSorted(
    (one, other) =>
      other.updatedAt.getTime() - one.updatedAt.getTime() || (one.id < other.id ? 1 : -1),
  );
}
