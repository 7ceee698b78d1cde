import type { Client } from "pg";
import { arrayOf, type RowsOf, times } from "./copy";
import { loadEmail, loadId } from "./load-ids";
import { wordOf } from "./names";

/** Any ready-made member. All of them have the same password, so generated members get it too. */
const KNOWN_HASH = `
  SELECT password_hash FROM account
  WHERE email = 'active-monthly@eightcount.test'`;

export async function readPasswordHash(client: Client): Promise<string> {
  const { rows } = await client.query<{ password_hash: string }>(KNOWN_HASH);
  if (!rows[0]) throw new Error("There are no ready-made members. Start the product once.");
  return rows[0].password_hash;
}

export function accountRows(count: number, passwordHash: string, now: Date): RowsOf {
  return {
    table: "account",
    columns: [
      ...["id", "email", "password_hash", "email_verified_at", "groups"],
      ...["created_at", "updated_at"],
    ],
    rows: times(count, (number) => [
      ...[loadId("member", number), loadEmail(number), passwordHash, now, arrayOf(["SUBSCRIBER"])],
      ...[now, now],
    ]),
  };
}

export const profileRows = (count: number): RowsOf => ({
  table: "profile",
  columns: ["id", "name", "family_name"],
  rows: times(count, (number) => [loadId("member", number), wordOf(number), wordOf(number * 5)]),
});
