import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../journeys/people/person";
import { memberIdOf } from "../journeys/people/progress";
import { newMember } from "../journeys/people/sign-up";
import { batchOf, newIds, waitUntilStored } from "./ownership/tracked-visit";

const TABLES = ["visitor_session", "page_view", "user_event"];
const OWNERS = TABLES.map((table) => `SELECT owner FROM ${table} WHERE visitor_id = $1`);

const ownersOf = (visitorId: string) =>
  rowsOf<{ owner: string | null }>("accounts", OWNERS.join(" UNION ALL "), [visitorId]);

/** Reports a visit, a page view, and an action under a visitor id that is a member's id. */
async function reportAs(memberId: string, reporter: Person) {
  const input = { ...batchOf(newIds()), visitorId: memberId };
  const { data } = await reporter.ask("recordEventsMutation", { input });
  expect(data).toMatchObject({ recordEvents: { __typename: "EventsRecorded" } });
  await waitUntilStored(reporter);
}

it("visits under a member's id as visitor id never become the member's own", async () => {
  const memberId = memberIdOf(await newMember());
  await reportAs(memberId, Person.visitor());
  expect(await ownersOf(memberId)).toEqual(TABLES.map(() => ({ owner: null })));
  const stranger = await newMember();
  await reportAs(memberId, stranger);
  const owners = (await ownersOf(memberId)).map(({ owner }) => owner);
  expect(owners).toHaveLength(2 * TABLES.length);
  expect(owners).not.toContain(memberId);
});
