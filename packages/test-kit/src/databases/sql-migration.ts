import type { ClientBase } from "pg";

// `kind || name` is the argument of DROP. Functions sort before the triggers that call them.
const DEFINITIONS = `
  SELECT 'FUNCTION ' || oid::regprocedure AS object, pg_get_functiondef(oid) AS definition
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
  UNION ALL
  SELECT format('TRIGGER %I ON %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid)
  FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY object`;

type Definitions = ReadonlyMap<string, string>;

async function readDefinitions(client: ClientBase): Promise<Definitions> {
  const { rows } = await client.query<{ object: string; definition: string }>(DEFINITIONS);
  return new Map(rows.map(({ object, definition }) => [object, definition]));
}

// Function bodies may reference functions that a later statement creates.
const IN_ANY_ORDER = "SET LOCAL check_function_bodies = off";

/** Replaces the existing functions with the sources in a transaction and rolls it back. */
async function definedBy(
  client: ClientBase,
  sources: readonly string[],
  existing: Definitions,
): Promise<Definitions> {
  await client.query("BEGIN");
  try {
    await client.query(IN_ANY_ORDER);
    for (const object of existing.keys()) {
      if (object.startsWith("FUNCTION")) await client.query(`DROP ${object} CASCADE`);
    }
    for (const source of sources) await client.query(source);
    return await readDefinitions(client);
  } finally {
    await client.query("ROLLBACK");
  }
}

/** Comments on their own line may change without a migration. */
const withoutComments = (definition: string | undefined) =>
  definition?.replaceAll(/^\s*--.*\n/gm, "");

const replacing = (definition: string) =>
  `${definition.trimEnd().replace(/^CREATE TRIGGER/, "CREATE OR REPLACE TRIGGER")};`;

/** Returns null if no migration is needed. Does not change the database. */
export async function sqlMigration(
  client: ClientBase,
  sources: readonly string[],
): Promise<string | null> {
  const existing = await readDefinitions(client);
  const wanted = await definedBy(client, sources, existing);
  const dropped = [...existing.keys()].filter((object) => !wanted.has(object)).reverse();
  const changed = [...wanted].filter(
    ([object, definition]) => withoutComments(definition) !== withoutComments(existing.get(object)),
  );
  if (dropped.length + changed.length === 0) return null;
  const drops = dropped.map((object) => `DROP ${object};`);
  const creates = changed.map(([, definition]) => replacing(definition));
  return `${[`${IN_ANY_ORDER};`, ...drops, ...creates].join("\n\n")}\n`;
}
