/** Rows per statement: few enough for the statement timeout and for writes that wait for the connection. */
export const ROWS_PER_STEP = 5_000;

/**
 * Repeats a deletion until it finds fewer rows than its limit. Returns the number of deleted rows.
 * A table of any size is pruned this way without one long statement.
 */
export async function deleteInSteps(
  deleteSome: (limit: number) => Promise<number>,
  limit = ROWS_PER_STEP,
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteSome(limit);
    total += deleted;
    if (deleted < limit) return total;
  }
}

/** Returns a statement that deletes at most `$1` rows. */
export const deleteSomeFrom = (table: string, condition: string): string => `
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${condition} LIMIT $1))`;
