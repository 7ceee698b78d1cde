import { randomUUID } from "node:crypto";
import {
  type AccountsFixture,
  accountsFixture,
  type TestCaller,
} from "../testing/accounts-fixture";

const RECORD = `mutation ($input: RecordEventsInput!) { recordEvents(input: $input) {
  __typename ... on EventsRecorded { taken dropped } ... on Refusal { code field } } }`;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let fixture: AccountsFixture;
let silent: AccountsFixture;
beforeAll(async () => {
  [fixture, silent] = await Promise.all([
    accountsFixture({ EIGHTCOUNT_TRACKING_MODE: "record" }),
    accountsFixture({ EIGHTCOUNT_TRACKING_MODE: "off" }),
  ]);
});
afterEach(() => fixture.reset());
afterAll(() => Promise.all([fixture.close(), silent.close()]));

const DAY_MS = 86_400_000;
/** Runs the deletion as a worker does. */
const pruneOldVisits = async () => {
  for (const { prune } of fixture.accounts.modules.tracking.pruning) await prune();
};

const aBatch = (rest: object = {}) => ({
  visitorId: randomUUID(),
  sessionId: randomUUID(),
  device: "Linux x86_64, 1280 × 900",
  ...rest,
});
const aPageView = (rest: object = {}) => ({
  id: randomUUID(),
  page: "/public/classes",
  agoMilliseconds: 2_000,
  ...rest,
});
const anEvent = (rest: object = {}) => ({
  ...aPageView(),
  pageViewId: randomUUID(),
  type: "buttonClick",
  details: JSON.stringify({ description: "mirror", value: true }),
  ...rest,
});

async function record(input: object, caller: TestCaller = {}, of: AccountsFixture = fixture) {
  const answer = await of.execute(RECORD, { input }, caller);
  return answer.data.recordEvents;
}

// The queue gathers for a quarter of a second before it saves.
const SOON_MS = 1_000;
const PATIENCE_MS = 10_000;
jest.setTimeout(2 * PATIENCE_MS);

async function saved(table: string, of: AccountsFixture = fixture, waitMs = PATIENCE_MS) {
  const until = Date.now() + waitMs;
  for (;;) {
    const { rows } = await of.db.query(`SELECT * FROM ${table}`);
    if (rows.length > 0 || Date.now() > until) return rows;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("recordEvents", () => {
  it("FUN-MISC-07 ENT-11 API-ACC-11 TRK-11 keeps a visitor with session, landing timer, parameters and place", async () => {
    const batch = aBatch({ visit: { landingTimer: 7, urlParams: '{"utm_source":"spring"}' } });
    const answer = await record(batch, { address: "49.36.0.1", userAgent: FIREFOX });
    expect(answer).toEqual({ __typename: "EventsRecorded", taken: 1, dropped: 0 });
    expect(await saved("visitor_session")).toEqual([
      expect.objectContaining({
        session_id: batch.sessionId,
        visitor_id: batch.visitorId,
        landing_timer: 7,
        url_params: { utm_source: "spring" },
        ip_info: { ip: "49.36.0.1", country: "IN", city: "unknown" },
        browser: "Firefox",
      }),
    ]);
  });

  it("FUN-MISC-07 each part of the place is 'unknown' when it is missing", async () => {
    await record(aBatch({ visit: { landingTimer: 0 } }), { address: "" });
    const [visit] = await saved("visitor_session");
    expect(visit.ip_info).toEqual({ ip: "unknown", country: "unknown", city: "unknown" });
  });

  it("API-ACC-11 TRK-10 a session and its page views belong to the anonymous id", async () => {
    const batch = aBatch({
      visit: { landingTimer: 1 },
      pageViews: [aPageView({ page: "/search?my secret" })],
    });
    expect(await record(batch)).toMatchObject({ taken: 2 });
    expect(await saved("page_view")).toEqual([
      expect.objectContaining({
        visitor_id: batch.visitorId,
        owner: null,
        session_id: batch.sessionId,
        page: "/search",
        viewed_at: new Date("2026-11-21T09:59:58.000Z"),
      }),
    ]);
  });

  it("ENT-10 API-ACC-11 keeps a user event with everything known about it", async () => {
    const event = anEvent();
    const batch = aBatch({ userEvents: [event] });
    await record(batch, { address: "8.8.8.8", userAgent: FIREFOX });
    expect(await saved("user_event")).toEqual([
      {
        id: event.id,
        owner: null,
        visitor_id: batch.visitorId,
        session_id: batch.sessionId,
        page_view_id: event.pageViewId,
        page: "/public/classes",
        device: "Linux x86_64, 1280 × 900",
        user_agent: FIREFOX,
        browser: "Firefox",
        ip_info: { ip: "8.8.8.8", country: "US", city: "unknown" },
        ip: "8.8.8.8",
        country: "US",
        city: "unknown",
        type: "buttonClick",
        details: { description: "mirror", value: true },
        occurred_at: expect.any(Date),
      },
    ]);
  });

  it("TRK-01 keeps StartTrial with the member it is about and what brought them", async () => {
    const memberId = randomUUID();
    const details = { trackingParams: { utm_source: "spring" } };
    const event = anEvent({
      type: "StartTrial",
      page: "/confirmation",
      details: JSON.stringify(details),
    });
    const answer = await record(aBatch({ userEvents: [event] }), { memberId });
    expect(answer).toMatchObject({ taken: 1, dropped: 0 });
    expect(await saved("user_event")).toEqual([
      expect.objectContaining({
        type: "StartTrial",
        page: "/confirmation",
        owner: memberId,
        details,
      }),
    ]);
  });

  it("the owner comes from the token, never from the browser", async () => {
    const memberId = randomUUID();
    await record(aBatch({ userEvents: [anEvent()] }), { memberId });
    expect((await saved("user_event"))[0].owner).toBe(memberId);
    const claim = { input: aBatch({ owner: randomUUID() }) };
    expect((await fixture.execute(RECORD, claim, { memberId })).errors).toHaveLength(1);
  });

  it("a visitor who names a member's id as their own writes nothing into the member's records", async () => {
    const memberId = randomUUID();
    const visit = { landingTimer: 1 };
    await record(
      aBatch({ visitorId: memberId, visit, pageViews: [aPageView()], userEvents: [anEvent()] }),
    );
    await saved("user_event");
    for (const table of ["visitor_session", "page_view", "user_event"]) {
      const { rows } = await fixture.db.query(`SELECT owner FROM ${table}`);
      expect(rows).toEqual([{ owner: null }]);
    }
  });

  it("a batch that arrives twice counts once", async () => {
    const batch = aBatch({ pageViews: [aPageView()], visit: { landingTimer: 1 } });
    await record(batch);
    await record(batch);
    expect(await saved("page_view")).toHaveLength(1);
    expect(await saved("visitor_session")).toHaveLength(1);
  });

  it("drops malformed entries and keeps the others", async () => {
    const events = [
      anEvent({ type: "made-up" }),
      anEvent({ details: "{" }),
      anEvent({ id: "1" }),
      anEvent({ page: "elsewhere" }),
      anEvent(),
    ];
    expect(await record(aBatch({ userEvents: events }))).toMatchObject({ taken: 1, dropped: 4 });
  });

  it("refuses a batch without a visitor, or with too much in it", async () => {
    expect(await record(aBatch({ visitorId: "me" }))).toMatchObject({ code: "INVALID_PARAMETER" });
    const pageViews = Array.from({ length: 51 }, () => aPageView());
    expect(await record(aBatch({ pageViews }))).toMatchObject({ code: "TOO_MANY_EVENTS" });
  });

  it("TRK-11 with tracking off nothing is kept", async () => {
    const batch = aBatch({ visit: { landingTimer: 1 }, pageViews: [aPageView()] });
    expect(await record(batch, {}, silent)).toMatchObject({ taken: 0, dropped: 2 });
    expect(await saved("page_view", silent, SOON_MS)).toEqual([]);
  });

  it("old entries are deleted", async () => {
    await record(aBatch({ visit: { landingTimer: 1 }, userEvents: [anEvent()] }));
    await saved("user_event");
    // More than one statement forgets.
    await fixture.db.query(
      `INSERT INTO user_event SELECT (jsonb_populate_record(event,
         jsonb_build_object('id', gen_random_uuid()))).*
       FROM user_event event, generate_series(1, 5000)`,
    );
    fixture.clock.advance(181 * DAY_MS);
    await pruneOldVisits();
    for (const table of ["user_event", "visitor_session"]) {
      expect((await fixture.db.query(`SELECT 1 FROM ${table}`)).rowCount).toBe(0);
    }
  });

  it("entries of visitors without an account are deleted earlier than those of members", async () => {
    const memberId = randomUUID();
    await record(aBatch({ pageViews: [aPageView()], userEvents: [anEvent()] }), { memberId });
    const visit = { landingTimer: 1 };
    await record(aBatch({ visit, pageViews: [aPageView()], userEvents: [anEvent()] }));
    await saved("visitor_session");
    const kept = async () => (await fixture.db.query("SELECT 1 FROM page_view")).rowCount;
    fixture.clock.advance(29 * DAY_MS);
    await pruneOldVisits();
    expect(await kept()).toBe(2);
    fixture.clock.advance(2 * DAY_MS);
    await pruneOldVisits();
    for (const table of ["user_event", "page_view"]) {
      expect((await fixture.db.query(`SELECT owner FROM ${table}`)).rows).toEqual([
        { owner: memberId },
      ]);
    }
    expect((await fixture.db.query("SELECT 1 FROM visitor_session")).rowCount).toBe(0);
    fixture.clock.advance(148 * DAY_MS);
    await pruneOldVisits();
    expect(await kept()).toBe(1);
    fixture.clock.advance(2 * DAY_MS);
    await pruneOldVisits();
    expect(await kept()).toBe(0);
  });
});
