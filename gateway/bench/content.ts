import { spawnSync } from "node:child_process";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { seedEntry } from "@eightcount/local-stack/processes/subgraph.process";
import type { Stores } from "./stores.ts";

export interface Content {
  readonly classIds: readonly string[];
  /** What members search for: whole names, and their beginnings. */
  readonly terms: readonly string[];
}

/** Fills the catalog as `npm start` does, and lets viewing know its classes. */
export async function fill(stores: Stores): Promise<Content> {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(checkout, seedEntry("catalogue"))],
    {
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        DATABASE_URL: stores.databaseUrl("catalogue"),
        REDIS_URL: stores.redisUrl,
      },
    },
  );
  if (status !== 0) throw new Error(`the catalog could not be filled: ${stderr}`);
  const classes = await stores.query<{ id: string; song_name: string }>(
    "catalogue",
    "SELECT id, song_name FROM dance_class ORDER BY id",
  );
  const classIds = classes.map((row) => row.id);
  await stores.query(
    "viewing",
    `INSERT INTO class_fact (class_id, duration_seconds, level, published_at)
     SELECT id, 3600, 5, now() FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [classIds],
  );
  const names = classes.map((row) => row.song_name);
  return { classIds, terms: names.flatMap((name) => [name, name.slice(0, 4)]) };
}
