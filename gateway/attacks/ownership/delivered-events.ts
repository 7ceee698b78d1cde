import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { eventually } from "../../journeys/stack/eventually";

const DELIVERED_WITHIN_MS = 10_000;

const WAITING = `SELECT id FROM outbox_event o WHERE sent_at IS NULL
  OR split_part(topic, '.', 1) IN ('engagement', 'mail')
  AND NOT EXISTS (SELECT 1 FROM inbox_event i WHERE i.id = o.id)`;

/** Waits until every mail and every report to the engagement service has been delivered. */
export async function deliveredFromAccounts(): Promise<void> {
  await eventually("mails and reports are delivered", DELIVERED_WITHIN_MS, async () => {
    return (await rowsOf("accounts", WAITING, [])).length === 0;
  });
}
