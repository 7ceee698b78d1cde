import { Client } from "pg";
import type { Player } from "./players.ts";

export interface LedgerResult {
  /** Players with at least one acknowledged heartbeat. */
  readonly players: number;
  readonly lost: number;
  /** Members whose total differs from the sum of their viewings. */
  readonly wrongTotals: number;
}

const COMPARE = `
  SELECT count(*)::int AS players,
    count(*) FILTER (WHERE r.last_viewed_seconds IS NULL OR v.sequence IS NULL
      OR r.last_viewed_seconds < a.position OR v.sequence < a.sequence)::int AS lost,
    count(*) FILTER (WHERE m.total_seconds_danced IS DISTINCT FROM v.seconds_watched)::int
      AS "wrongTotals"
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[], $5::int[])
    AS a(member_id, class_id, session_id, sequence, position)
  LEFT JOIN class_record r USING (member_id, class_id)
  LEFT JOIN viewed_class v USING (member_id, class_id, session_id)
  LEFT JOIN usage_metrics m USING (member_id)`;

export async function compareLedger(
  url: string,
  players: readonly Player[],
): Promise<LedgerResult> {
  const acknowledged = players.flatMap(({ acknowledged: last }) => (last ? [last] : []));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<LedgerResult>(COMPARE, [
    acknowledged.map(({ memberId }) => memberId),
    acknowledged.map(({ classId }) => classId),
    acknowledged.map(({ sessionId }) => sessionId),
    acknowledged.map(({ sequence }) => sequence),
    acknowledged.map(({ positionSeconds }) => positionSeconds),
  ]);
  await client.end();
  const [result] = rows;
  if (!result) throw new Error("the ledger query returned no row");
  return result;
}
