import type { Pool } from "pg";

/** Rows per statement: few enough for the statement timeout and for writes that wait for the connection. */
const ROWS_PER_STEP = 5_000;

/** Prunes a table of any size without one long statement. Returns the number of deleted rows. */
export async function deleteInSteps(
  deleteSome: (limit: number) => Promise<{ readonly count: number }>,
  limit = ROWS_PER_STEP,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { count } = await deleteSome(limit);
    total += count;
    if (count < limit) return total;
  }
}

/** Deletes the rows of a table that meet a condition, in steps. `moment` is its `$2`. */
export async function deleteRows(
  db: Pick<Pool, "query">,
  table: string,
  { condition, moment }: { readonly condition: string; readonly moment?: Date },
): Promise<void> {
  const statement = `
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${condition} LIMIT $1))`;
  await deleteInSteps(async (limit) => {
    const { rowCount } = await db.query(statement, moment ? [limit, moment] : [limit]);
    return { count: rowCount ?? 0 };
  });
}
