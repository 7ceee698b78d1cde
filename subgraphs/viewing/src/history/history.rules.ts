/** Continue dancing looks at this many of the most recently started classes. */
export const CONTINUE_DANCING_WINDOW = 100;

/** Last danced first; of two danced at once, the one started later. */
export function lastDancedFirst<T extends { readonly updatedAt: Date; readonly id: string }>(
  records: readonly T[],
): T[] {
  return records.toSorted(
    (one, other) =>
      other.updatedAt.getTime() - one.updatedAt.getTime() || (one.id < other.id ? 1 : -1),
  );
}
