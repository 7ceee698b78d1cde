import { Client } from "pg";
import {
  classRows,
  readTemplateClasses,
  readTemplateTeacher,
  type TemplateClass,
  teacherRows,
} from "./catalog-rows";
import { copyRows, type RowsOf } from "./copy";
import { loadIdRange } from "./load-ids";
import { checkSizes, isNone, type LoadSizes } from "./load-sizes";
import { accountRows, profileRows, readPasswordHash } from "./member-rows";
import { factRows, recordRows, sessionRows, TOTALS } from "./progress-rows";

type Database = "accounts" | "catalogue" | "viewing";

export interface LoadDataOptions {
  readonly sizes: LoadSizes;
  readonly databaseUrl: (database: Database) => string;
  readonly now: Date;
  readonly live: (text: string) => void;
}

/** In an order that foreign keys allow, by the column that tells generated rows from others. */
const REMOVED = {
  catalogue: [
    ["dance_class", "id", "danceClass"],
    ["instructor", "id", "instructor"],
  ],
  accounts: [["account", "id", "member"]],
  viewing: [
    ["class_record", "member_id", "member"],
    ["viewed_class", "member_id", "member"],
    ["viewing_origin", "member_id", "member"],
    ["saved_class", "member_id", "member"],
    ["usage_metrics", "member_id", "member"],
    ["class_fact", "class_id", "danceClass"],
  ],
} as const;

/** Replaces all generated rows, or none if it fails. Other rows stay as they are. */
async function replaceRows(
  { databaseUrl }: LoadDataOptions,
  database: Database,
  fill: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    await client.query("BEGIN");
    for (const [table, column, kind] of REMOVED[database]) {
      const range = loadIdRange(kind);
      await client.query(`DELETE FROM ${table} WHERE ${column} BETWEEN $1 AND $2`, [...range]);
    }
    await fill(client);
    await client.query("COMMIT");
    await client.query("VACUUM (ANALYZE)");
  } finally {
    await client.end();
  }
}

/** Removes all generated rows, so that the rows of before remain. */
async function removeAll(options: LoadDataOptions): Promise<void> {
  for (const database of ["catalogue", "accounts", "viewing"] as const) {
    await replaceRows(options, database, async () => undefined);
  }
}

/**
 * Fills the databases of a stack with generated classes, members, and their positions. With sizes of
 * 0, removes them.
 */
export async function fillLoadData(options: LoadDataOptions): Promise<void> {
  checkSizes(options.sizes);
  if (isNone(options.sizes)) return removeAll(options);
  const templates = await fillCatalogue(options);
  await fillAccounts(options);
  await fillViewing(options, templates);
}

async function copyAll(client: Client, tables: readonly RowsOf[], live: (text: string) => void) {
  for (const rows of tables) {
    await copyRows(client, rows, (copied) => live(`${rows.table}: ${copied} rows`));
  }
}

async function fillCatalogue(options: LoadDataOptions): Promise<readonly TemplateClass[]> {
  const { sizes, now, live } = options;
  let templates: readonly TemplateClass[] = [];
  await replaceRows(options, "catalogue", async (client) => {
    templates = await readTemplateClasses(client);
    const teachers = teacherRows(await readTemplateTeacher(client));
    await copyAll(client, [teachers, classRows(sizes.classes, templates, now)], live);
  });
  return templates;
}

async function fillAccounts(options: LoadDataOptions): Promise<void> {
  const { sizes, now, live } = options;
  await replaceRows(options, "accounts", async (client) => {
    const accounts = accountRows(sizes.members, await readPasswordHash(client), now);
    await copyAll(client, [accounts, profileRows(sizes.members)], live);
  });
}

async function fillViewing(
  options: LoadDataOptions,
  templates: readonly TemplateClass[],
): Promise<void> {
  const viewings = { ...options, templates };
  await replaceRows(options, "viewing", async (client) => {
    const tables = [factRows(viewings), sessionRows(viewings), recordRows(viewings)];
    await copyAll(client, tables, options.live);
    await client.query(TOTALS, [...loadIdRange("member")]);
  });
}
