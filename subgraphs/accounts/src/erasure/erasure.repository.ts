import { memberErased } from "@eightcount/contracts/events/member-erased";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool, PoolClient } from "pg";
import { eraseVisits } from "./member-visits";
import { eraseMails, type OwnMails } from "./outbox-mails";

export interface ErasedMember {
  readonly sessionIds: readonly string[];
}

// Years of visits take longer than a request may.
const PATIENTLY = "SET LOCAL statement_timeout = '5min'";
const DUE = `SELECT account_id FROM account_deletion WHERE deletes_at <= $1
  AND account_id <> ALL($2::uuid[]) ORDER BY deletes_at LIMIT $3`;
// Waits for a sign-in that withdraws the request, after which `CLAIM` finds no row.
const LOCK = `SELECT email FROM account WHERE id = $1 FOR UPDATE`;
const CLAIM = `DELETE FROM account_deletion WHERE account_id = $1 AND deletes_at <= $2`;
const SESSIONS = `SELECT id FROM session_family WHERE account_id = $1`;
const EVENTS = `DELETE FROM outbox_event WHERE payload->>'memberId' = $1`;
const REPORT = `INSERT INTO outbox_event (id, topic, version, payload)
  VALUES (gen_random_uuid(), $1, $2, $3)`;

/** Deletes everything that accounts stores about a member, except the audit log's ids. */
export class ErasureRepository {
  constructor(private readonly pool: Pool) {}

  async findDue(
    now: Date,
    { skipped, limit }: { readonly skipped: readonly string[]; readonly limit: number },
  ): Promise<readonly string[]> {
    const values = [now, skipped, limit];
    const { rows } = await this.pool.query<{ account_id: string }>(DUE, values);
    return rows.map((row) => row.account_id);
  }

  /** Returns null if the member has signed in meanwhile. */
  async erase(
    memberId: string,
    now: Date,
    mailsOf: (email: string) => OwnMails,
  ): Promise<ErasedMember | null> {
    return inTransaction(this.pool, async (client) => {
      await client.query(PATIENTLY);
      const { rows } = await client.query<{ email: string }>(LOCK, [memberId]);
      const { rowCount } = await client.query(CLAIM, [memberId, now]);
      const email = rowCount === 1 ? rows[0]?.email : undefined;
      return email === undefined ? null : eraseRows(client, memberId, mailsOf(email));
    });
  }
}

async function eraseRows(
  client: PoolClient,
  memberId: string,
  mails: OwnMails,
): Promise<ErasedMember> {
  const { rows: sessions } = await client.query<{ id: string }>(SESSIONS, [memberId]);
  await eraseVisits(client, memberId);
  await client.query(EVENTS, [memberId]);
  await eraseMails(client, mails);
  // Takes profile, codes, sign-ups, devices, and sign-ins along.
  await client.query("DELETE FROM account WHERE id = $1", [memberId]);
  const { topic, version, payload } = outboxEntry(memberErased, {
    ...{ memberId, recipient: mails.recipient },
  });
  await client.query(REPORT, [topic, version, JSON.stringify(payload)]);
  return { sessionIds: sessions.map(({ id }) => id) };
}
