import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { deliver } from "@eightcount/test-kit/events/deliver";
import {
  type AccountsFixture,
  accountsFixture,
  type TestCaller,
} from "../testing/accounts-fixture";
import { signedUp } from "../testing/operations";

const RECORD = `mutation ($input: RecordEventsInput!) { recordEvents(input: $input) {
  ... on EventsRecorded { taken dropped } } }`;

const SEND = `mutation ($input: SendHelpRequestInput!) { sendHelpRequest(input: $input) {
  __typename } }`;

let fixture: AccountsFixture;
let silent: AccountsFixture;
beforeAll(async () => {
  [fixture, silent] = await Promise.all([
    accountsFixture({ EIGHTCOUNT_TRACKING_MODE: "record" }),
    accountsFixture({ EIGHTCOUNT_TRACKING_MODE: "off" }),
  ]);
});
afterEach(() => Promise.all([fixture.reset(), silent.reset()]));
afterAll(() => Promise.all([fixture.close(), silent.close()]));

async function reportActivity(activity: object, caller: TestCaller, of: AccountsFixture = fixture) {
  const activities = [{ id: randomUUID(), ...activity }];
  const input = { visitorId: randomUUID(), sessionId: randomUUID(), activities };
  return (await of.execute(RECORD, { input }, caller)).data.recordEvents;
}

const eventOf = (rest: object = {}) => ({
  id: randomUUID(),
  topic: "engagement.requested",
  occurredAt: "2026-11-21T10:00:00.000Z",
  payload: { memberId: randomUUID(), eventType: "CLASS_VIEWED", eventDetails: "{}", ...rest },
});
const handleEvent = (event: ReturnType<typeof eventOf>, of: AccountsFixture = fixture) =>
  deliver(of.accounts.modules.engagement, event);

async function received(of: AccountsFixture, count = 1) {
  // The outbox is dated by the database, whose clock no test moves.
  of.clock.advance(Date.now() - of.clock.read().getTime());
  const stop = of.startWorkers();
  for (let look = 0; look < 60 && of.engagement.received.length < count; look += 1) await sleep(50);
  await stop();
  return of.engagement.received;
}

describe("events for the engagement service", () => {
  it("an activity is sent with the member's email, type, and details", async () => {
    const memberId = await signedUp(fixture, { email: "ada@dance.com" });
    const eventDetails = JSON.stringify({ playlistName: "Friday Heels" });
    await reportActivity({ eventType: "PLAYLIST_VIEWED", eventDetails }, { memberId });
    expect(await received(fixture)).toEqual([
      {
        id: expect.any(String),
        email: "ada@dance.com",
        eventType: "PLAYLIST_VIEWED",
        eventDetails: { playlistName: "Friday Heels" },
        occurredAt: expect.any(String),
      },
    ]);
  });

  it("API-ACC-09 a question goes to the support, and both it and an activity to the service", async () => {
    const memberId = await signedUp(fixture, { email: "ada@dance.com" });
    const question = { firstName: "Ada", lastName: "", email: "ada@dance.com", message: "Why?" };
    const input = { ...question, category: "OTHER" };
    const { data } = await fixture.execute(SEND, { input }, { memberId });
    expect(data.sendHelpRequest.__typename).toBe("HelpRequestSent");
    await reportActivity(
      { eventType: "CLASS_VIEWED", eventDetails: '{"classId":"1"}' },
      { memberId },
    );
    const events = (await received(fixture, 2)).map(({ email, eventType, eventDetails }) => [
      email,
      eventType,
      eventDetails,
    ]);
    expect(events.toSorted()).toEqual([
      ["ada@dance.com", "CLASS_VIEWED", { classId: "1" }],
      ["ada@dance.com", "CONTACT_FORM", { questionsSubmitted: "Why?" }],
    ]);
    expect((await fixture.waitingMails()).at(-1)?.to).toBe("support@eightcount.example");
  });

  it("a visitor's activity is dropped", async () => {
    expect(await reportActivity({ eventType: "CLASS_VIEWED" }, {})).toEqual({
      taken: 0,
      dropped: 1,
    });
  });

  it("the outbox contains no email address", async () => {
    const memberId = await signedUp(fixture);
    await reportActivity({ eventType: "CLASS_VIEWED" }, { memberId });
    await sleep(400);
    const { rows } = await fixture.db.query<{ payload: object }>(
      "SELECT payload FROM outbox_event WHERE topic = 'engagement.requested'",
    );
    expect(rows).toEqual([
      { payload: { memberId, eventType: "CLASS_VIEWED", eventDetails: "{}" } },
    ]);
  });

  it("receives a repeated event once, and again only after a failure", async () => {
    const event = eventOf({ memberId: await signedUp(fixture) });
    fixture.engagement.failures = 1;
    await expect(handleEvent(event)).rejects.toThrow("is down");
    await handleEvent(event);
    await handleEvent(event);
    expect(fixture.engagement.received).toHaveLength(1);
  });

  it("receives no event older than an hour, nor one of a deleted account", async () => {
    const memberId = await signedUp(fixture);
    await handleEvent({ ...eventOf({ memberId }), occurredAt: "2026-11-21T08:59:00.000Z" });
    await handleEvent(eventOf());
    expect(fixture.engagement.received).toEqual([]);
  });

  const cancellationEnd = (memberId: string, rest: object) => ({
    id: randomUUID(),
    topic: "cancellation.ended",
    occurredAt: "2026-11-21T10:00:00.000Z",
    payload: { memberId, planCode: "eightcount-monthly", reason: "OTHER", ...rest },
  });

  it("TRK-05 RETAIN_SUBSCRIPTION after the retention offer was accepted", async () => {
    const memberId = await signedUp(fixture, { email: "ada@dance.com" });
    const nextBillingDate = "2027-01-20T10:00:00.000Z";
    const accepted = { offerAccepted: true, nextBillingDate, feedback: "Thank you!" };
    const event = cancellationEnd(memberId, accepted);
    await deliver(fixture.accounts.modules.engagement, event);
    await deliver(fixture.accounts.modules.engagement, event);
    expect(fixture.engagement.received).toEqual([
      {
        id: event.id,
        email: "ada@dance.com",
        eventType: "RETAIN_SUBSCRIPTION",
        occurredAt: event.occurredAt,
        eventDetails: {
          accepted: true,
          date: event.occurredAt,
          plan: "eightcount-monthly",
          nextBillingDate,
          reason: "OTHER",
          feedback: "Thank you!",
        },
      },
    ]);
  });

  it("TRK-06 CANCELLATION_FEEDBACK after a cancellation, also without answers", async () => {
    const memberId = await signedUp(fixture, { email: "ada@dance.com" });
    const skipped = { offerAccepted: false, reason: null, feedback: null };
    await deliver(fixture.accounts.modules.engagement, cancellationEnd(memberId, skipped));
    expect(fixture.engagement.received).toMatchObject([
      {
        email: "ada@dance.com",
        eventType: "CANCELLATION_FEEDBACK",
        eventDetails: { accepted: false, reason: null, feedback: null },
      },
    ]);
  });

  it("TRK-12 with tracking off, a cancellation is not reported", async () => {
    const memberId = await signedUp(silent);
    const event = cancellationEnd(memberId, { offerAccepted: false });
    await deliver(silent.accounts.modules.engagement, event);
    expect(silent.engagement.received).toEqual([]);
  });

  it("TRK-12 with tracking off, nothing is published", async () => {
    const memberId = await signedUp(silent);
    const answer = await reportActivity({ eventType: "CLASS_VIEWED" }, { memberId }, silent);
    expect(answer).toEqual({ taken: 0, dropped: 1 });
    await sleep(400);
    const { rows } = await silent.db.query(
      "SELECT 1 FROM outbox_event WHERE topic = 'engagement.requested'",
    );
    expect(rows).toEqual([]);
  });
});
