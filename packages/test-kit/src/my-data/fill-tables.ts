import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { columnsOf, parentColumns, type TableColumn } from "./member-columns";

export interface FillOptions {
  readonly memberId: string;
  /** Part of every text of the member. */
  readonly mark: string;
  readonly memberRow?: string | undefined;
  readonly owned: readonly string[];
  /** Values that constraints ask for, by `table.column`. */
  readonly samples?: Readonly<Record<string, unknown>> | undefined;
}

const OWNER = /^(member_id|account_id|giver_id|owner)$/;
const NAMED_TYPE = `SELECT enumlabel AS label FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
  WHERE t.typname = $1 ORDER BY enumsortorder LIMIT 1`;

export async function fillTables(db: Pool, options: FillOptions): Promise<void> {
  const [columns, parents] = [await columnsOf(db), await parentColumns(db)];
  const client = await db.connect();
  try {
    await client.query("BEGIN");
    // The replica role disables foreign keys and triggers, so the order of the tables is free.
    await client.query("SET LOCAL session_replication_role = replica");
    for (const table of new Set(options.owned)) {
      const own = columns.filter((column) => column.table === table);
      const values: unknown[] = [];
      for (const column of own) {
        const origin = originOf(`${table}.${column.column}`, parents);
        values.push(sampleOf(column, origin, options) ?? (await labelOf(column.type)));
      }
      const names = own.map(({ column }) => `"${column}"`).join(", ");
      const marks = own.map((_, index) => `$${index + 1}`).join(", ");
      await client.query(`INSERT INTO "${table}" (${names}) VALUES (${marks})`, values);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }

  async function labelOf(type: string): Promise<string> {
    const [found] = (await client.query<{ label: string }>(NAMED_TYPE, [type])).rows;
    if (!found) throw new Error(`no value is known for a column of type ${type}`);
    return found.label;
  }
}

function originOf(name: string, parents: ReadonlyMap<string, string>): string {
  const parent = parents.get(name);
  return parent === undefined ? name : originOf(parent, parents);
}

function sampleOf(
  { table, column, type }: TableColumn,
  origin: string,
  options: FillOptions,
): unknown {
  const { memberId, mark, memberRow, samples = {} } = options;
  const required = samples[`${table}.${column}`];
  if (required !== undefined) return required;
  if (origin === memberRow || OWNER.test(column)) return memberId;
  switch (type) {
    case "uuid":
      return uuidOf(`${origin} of ${memberId}`);
    case "text":
    case "varchar":
      return `${column} of ${mark}`;
    case "jsonb":
      return JSON.stringify({ message: mark });
    case "bpchar":
      return "FR";
    case "int2":
    case "int4":
      return 1;
    case "int8":
      // A sequence numbers these, so members must not share a number.
      return Number.parseInt(memberId.slice(0, 8), 16);
    case "float8":
    case "numeric":
      return 1.5;
    case "bool":
      return true;
    case "date":
      return "2026-10-08";
    case "timestamptz":
      return new Date("2026-10-08T05:06:07.008Z");
    default:
      return type.startsWith("_") ? [] : undefined;
  }
}

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-7$3-8$4-$5");
}
