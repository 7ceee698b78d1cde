import type { PoolClient } from "pg";

const OWN = `DELETE FROM outbox_event
  WHERE topic = 'mail.requested' AND payload->>'recipient' = $1`;
// Earlier releases stored no recipient. The outbox deletes the last of these rows after seven days.
const UNADDRESSED = `SELECT id, payload->>'sealed' AS sealed FROM outbox_event
  WHERE topic = 'mail.requested' AND payload->>'recipient' IS NULL AND id > $1
  ORDER BY id LIMIT $2`;
const DELETE = "DELETE FROM outbox_event WHERE id = ANY($1::uuid[])";
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const STEP = 500;

export interface OwnMails {
  /** Keyed hash of the member's email address. */
  readonly recipient: string;
  /** Whether a mail that names no recipient outside of its seal is the member's. */
  readonly isOwn: (sealed: string) => boolean;
}

export async function eraseMails(
  client: PoolClient,
  { recipient, isOwn }: OwnMails,
): Promise<void> {
  await client.query(OWN, [recipient]);
  let page = await unaddressedAfter(client, FIRST_ID);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    const own = page.filter(({ sealed }) => isOwn(sealed)).map(({ id }) => id);
    await client.query(DELETE, [own]);
    page = await unaddressedAfter(client, last.id);
  }
}

interface SealedMail {
  readonly id: string;
  readonly sealed: string;
}

async function unaddressedAfter(client: PoolClient, id: string): Promise<readonly SealedMail[]> {
  return (await client.query<SealedMail>(UNADDRESSED, [id, STEP])).rows;
}
