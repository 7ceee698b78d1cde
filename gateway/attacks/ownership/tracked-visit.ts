import { randomUUID } from "node:crypto";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import type { Person } from "../../journeys/people/person";
import { eventually } from "../../journeys/stack/eventually";
import { deliveredFromAccounts } from "./delivered-events";

const STORE_TIMEOUT_MS = 5_000;

export const newIds = () => ({
  visitorId: randomUUID(),
  sessionId: randomUUID(),
  pageViewId: randomUUID(),
  userEventId: randomUUID(),
  activityId: randomUUID(),
});
export type VisitIds = ReturnType<typeof newIds>;

/** A batch with one entry of every kind under these ids. */
export function batchOf(ids: VisitIds) {
  const place = { page: "/classes", agoMilliseconds: 0 };
  return {
    visitorId: ids.visitorId,
    sessionId: ids.sessionId,
    visit: { landingTimer: 1 },
    pageViews: [{ id: ids.pageViewId, ...place }],
    userEvents: [
      { id: ids.userEventId, pageViewId: ids.pageViewId, type: "buttonClick", ...place },
    ],
    activities: [{ id: ids.activityId, eventType: "CLASS_VIEWED" }],
  };
}

type Kind = "visit" | "pageViews" | "userEvents" | "activities";

/** A batch of one kind of entries under new ids, but for those that are given. */
export function newBatch(kind: Kind, given: Partial<VisitIds> = {}) {
  const { visitorId, sessionId, [kind]: entries } = batchOf({ ...newIds(), ...given });
  return { visitorId, sessionId, [kind]: entries };
}

/** Reports a visit, and returns its ids as soon as it is kept. */
export async function tracked(person: Person): Promise<VisitIds> {
  const ids = newIds();
  await person.ask("recordEventsMutation", { input: batchOf(ids) });
  await waitForPageView(ids.pageViewId);
  return ids;
}

/** Reports one more page view and waits for it: what was reported before is kept then, too. */
export async function waitUntilStored(person: Person): Promise<void> {
  const id = randomUUID();
  await person.ask("recordEventsMutation", { input: newBatch("pageViews", { pageViewId: id }) });
  await waitForPageView(id);
  await deliveredFromAccounts();
}

async function waitForPageView(id: string): Promise<void> {
  await eventually("the page view is kept", STORE_TIMEOUT_MS, async () => {
    const rows = await rowsOf("accounts", "SELECT 1 FROM page_view WHERE id = $1", [id]);
    return rows.length > 0;
  });
}
