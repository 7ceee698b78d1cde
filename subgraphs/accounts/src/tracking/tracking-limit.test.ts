import { randomUUID } from "node:crypto";
import {
  type AccountsFixture,
  accountsFixture,
  type TestCaller,
} from "../testing/accounts-fixture";

const RECORD = `mutation ($input: RecordEventsInput!) { recordEvents(input: $input) {
  ... on EventsRecorded { taken dropped } } }`;

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture({ EIGHTCOUNT_TRACKING_MODE: "record" });
});
afterEach(() => fixture.reset());
afterAll(() => fixture.close());

const elsewhere = { address: "198.51.100.4" };
const entries = (count: number, make: () => object) => Array.from({ length: count }, make);
const aPageView = () => ({ id: randomUUID(), page: "/public/classes", agoMilliseconds: 0 });
const anActivity = () => ({ id: randomUUID(), eventType: "CLASS_VIEWED" });

async function record(rest: object, caller: TestCaller = {}) {
  const input = { visitorId: randomUUID(), sessionId: randomUUID(), ...rest };
  return (await fixture.execute(RECORD, { input }, caller)).data.recordEvents;
}
/** Sends batches of fifty page views in sequence, because a full queue would drop some. */
async function view(batches: number, rest: object = {}, caller: TestCaller = {}) {
  for (let nth = 0; nth < batches; nth += 1) {
    const pageViews = entries(50, aPageView);
    expect(await record({ pageViews, ...rest }, caller)).toEqual({ taken: 50, dropped: 0 });
  }
}
/** How many rows there are once nothing waits any more. */
async function kept(sql: string): Promise<number> {
  await fixture.accounts.drain();
  const { rows } = await fixture.db.query<{ count: number }>(`SELECT count(*)::int ${sql}`);
  return rows[0]?.count ?? 0;
}

describe("the tracking limit of one network", () => {
  it("is 600 entries in a quarter of an hour, under any visitor's id; the rest is dropped silently", async () => {
    await view(14);
    expect(await kept("FROM page_view")).toBe(600);
    await view(1, {}, elsewhere);
    expect(await kept("FROM page_view")).toBe(650);
  });

  it("does not apply to members, who are counted separately", async () => {
    await view(14);
    const [ada, bob] = [{ memberId: randomUUID() }, { memberId: randomUUID() }];
    await view(1, {}, ada);
    await view(13, {}, bob);
    expect(await kept(`FROM page_view WHERE owner = '${ada.memberId}'`)).toBe(50);
    expect(await kept(`FROM page_view WHERE owner = '${bob.memberId}'`)).toBe(600);
  });
});

describe("a visitor's id", () => {
  it("cannot be used to block its visitor: others use up only their own network's limit", async () => {
    const visitorId = randomUUID();
    // More than the day's budget of one visitor, from seven networks.
    for (let nth = 1; nth <= 7; nth += 1) {
      await view(12, { visitorId }, { address: `198.51.100.${nth}` });
      expect(await kept("FROM page_view")).toBe(600 * nth);
    }
    await view(1, { visitorId });
    expect(await kept("FROM page_view")).toBe(4_250);
  });
});

describe("a member's activities", () => {
  it("are limited to a hundred in a quarter of an hour, separately for each member", async () => {
    const [ada, bob] = [{ memberId: randomUUID() }, { memberId: randomUUID() }];
    for (let nth = 0; nth < 4; nth += 1) {
      const activities = entries(50, anActivity);
      expect(await record({ activities }, ada)).toEqual({ taken: 50, dropped: 0 });
    }
    await record({ activities: entries(1, anActivity), pageViews: [aPageView()] }, bob);
    const told = (memberId: string) =>
      kept(`FROM outbox_event WHERE payload->>'memberId' = '${memberId}'`);
    expect(await told(ada.memberId)).toBe(100);
    expect(await told(bob.memberId)).toBe(1);
    expect(await kept("FROM page_view")).toBe(1);
  });
});
