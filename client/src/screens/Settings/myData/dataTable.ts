/** A member's records of one kind. */
export interface DataTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** One value per column. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether older records exist that are not included. */
  readonly isTruncated: boolean;
}

/** Heading of a column with the row id of a class. */
const CLASS_ID = "Class ID";

/** Adds a column with the names of classes before the one with their ids. */
export function withClassNames(table: DataTable, names: ReadonlyMap<string, string>): DataTable {
  const at = table.columns.indexOf(CLASS_ID);
  if (at < 0) return table;
  return {
    ...table,
    columns: table.columns.toSpliced(at, 0, "Class"),
    rows: table.rows.map((row) => row.toSpliced(at, 0, names.get(row[at] ?? "") ?? null)),
  };
}
