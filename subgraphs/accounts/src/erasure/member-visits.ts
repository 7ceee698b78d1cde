import { deleteInSteps } from "@eightcount/service-kit/process/delete-in-steps";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import type { PoolClient } from "pg";

const TRACKING = ["user_event", "page_view", "visitor_session"] as const;
// Visits before the sign-in lead back to the member by the visitor's id.
const VISITORS = `${TRACKING.map((table) => `SELECT visitor_id::text AS id FROM ${table} WHERE owner = $1::uuid`).join(" UNION ")}
  UNION SELECT un_auth_id FROM profile WHERE id = $1::uuid AND un_auth_id IS NOT NULL`;
// Browsers choose their visitor's id, so it must not lead to the visits of another member.
// Earlier releases stored it as the owner.
const OWN = `owner = $2::uuid
  OR (owner IS NULL AND visitor_id = ANY($1::uuid[]))
  OR (owner = visitor_id AND owner = ANY($1::uuid[]))`;

/** Deletes the visits of a member, also those before the sign-in. */
export async function eraseVisits(client: PoolClient, memberId: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(VISITORS, [memberId]);
  const visitors = rows.map(({ id }) => id).filter(isUuid);
  for (const table of TRACKING) {
    const statement = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${OWN} LIMIT $3))`;
    await deleteInSteps(async (limit) => {
      const { rowCount } = await client.query(statement, [visitors, memberId, limit]);
      return { count: rowCount ?? 0 };
    });
  }
}
