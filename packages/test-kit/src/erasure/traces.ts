import { createClient } from "redis";
import { allRows, type Rows } from "../isolation/member-rows";

const MEMBER_COLUMNS = ["member_id", "account_id", "owner", "giver_id"];

const TABLES = `SELECT DISTINCT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = ANY($1) ORDER BY 1`;

export async function memberTables(db: Rows): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(TABLES, [MEMBER_COLUMNS]);
  return rows.map(({ name }) => name);
}

export async function tablesWith(db: Rows, words: readonly string[]): Promise<readonly string[]> {
  const wanted = words.map((word) => word.toLowerCase());
  const found = (await allRows(db))
    .filter((row) => wanted.some((word) => row.toLowerCase().includes(word)))
    .map((row) =>
      row
        .slice(0, row.indexOf(" "))
        .replace(/^public\./, "")
        .replaceAll('"', ""),
    );
  return [...new Set(found)].sort();
}

export async function redisKeysWith(
  url: string,
  words: readonly string[],
): Promise<readonly string[]> {
  const client = await connected(url);
  try {
    const found: string[] = [];
    for await (const keys of client.scanIterator()) {
      for (const key of keys) {
        const text = `${key} ${await textAt(client, key)}`.toLowerCase();
        if (words.some((word) => text.includes(word.toLowerCase()))) found.push(key);
      }
    }
    return found.sort();
  } finally {
    await client.close();
  }
}

async function connected(url: string) {
  const client = createClient({ url });
  await client.connect();
  return client;
}

async function textAt(client: Awaited<ReturnType<typeof connected>>, key: string): Promise<string> {
  const readers: Readonly<Record<string, () => Promise<unknown>>> = {
    string: () => client.get(key),
    hash: () => client.hGetAll(key),
    list: () => client.lRange(key, 0, -1),
    set: () => client.sMembers(key),
    zset: () => client.zRange(key, 0, -1),
    stream: () => client.xRange(key, "-", "+"),
  };
  return JSON.stringify(await readers[await client.type(key)]?.());
}
