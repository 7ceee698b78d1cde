import { setTimeout as sleep } from "node:timers/promises";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { connectTo, rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { buyAtProvider, buyMonthly } from "./people/checkout";
import type { Person } from "./people/person";
import { memberIdOf } from "./people/progress";
import { renewToken } from "./people/session";
import { newMember } from "./people/sign-up";
import { eventually } from "./stack/eventually";
import { setNoticeMode, waitForNotices } from "./stack/provider-notices";

const A_FEW_SECONDS_MS = 8_000;
/** Longer than several rounds of the outbox and the queues. */
const LONG_ENOUGH_MS = 1_500;
const classId = danceClasses.find(({ filmId }) => filmId === "hip-hop-2")?.id;

async function playback(person: Person): Promise<string | undefined> {
  const { data, errors } = await person.ask<{ startPlayback: { __typename: string } } | null>(
    "useStartPlaybackMutation",
    { input: { classId } },
  );
  return data?.startPlayback.__typename ?? errors[0]?.extensions?.code;
}

/** What both sides have stored about a member's entitlement. */
async function books(memberId: string) {
  const [accounts, told, subscriptions] = await Promise.all([
    rowsOf("accounts", "SELECT groups, entitlement_at FROM account WHERE id = $1", [memberId]),
    rowsOf(
      "billing",
      `SELECT payload->>'isEntitled' AS entitled FROM outbox_event
       WHERE topic = 'entitlement.changed' AND payload->>'memberId' = $1`,
      [memberId],
    ),
    rowsOf(
      "sandbox",
      `SELECT jsonb_array_length(book->'subscriptions') AS count, book->'invoices' AS invoices
       FROM sandbox.account_book WHERE code = $1`,
      [memberId],
    ),
  ]);
  return { accounts, told, subscriptions };
}

afterAll(() => setNoticeMode("normal"));

describe("a purchase through the graph", () => {
  let buyer: Person;
  let since: Date;
  let ticket: string;
  let afterTicket: Awaited<ReturnType<typeof books>>;

  beforeAll(async () => {
    buyer = await newMember();
  });

  it("the ticket alone puts the Subscriber group into the next token", async () => {
    expect(await playback(buyer)).toBe("FORBIDDEN");
    await setNoticeMode("paused");
    since = new Date();
    // No event from billing is handled while this is locked.
    const holdUp = await connectTo("accounts");
    await holdUp.query("BEGIN; LOCK TABLE inbox_event IN ACCESS EXCLUSIVE MODE");
    try {
      ticket = await buyMonthly(buyer);
      expect(await renewToken(buyer)).toEqual([]);
      expect(await renewToken(buyer, ticket)).toEqual(["SUBSCRIBER"]);
      expect(await playback(buyer)).toBe("PlaybackStarted");
    } finally {
      await holdUp.end();
    }
    afterTicket = await books(memberIdOf(buyer));
  });

  it("the event, the notices twice and the ticket again change nothing more", async () => {
    await setNoticeMode("duplicates");
    expect(await waitForNotices(memberIdOf(buyer), { since, times: 2 })).toBeGreaterThan(1);
    expect(await renewToken(buyer, ticket)).toEqual(["SUBSCRIBER"]);
    expect(await renewToken(buyer)).toEqual(["SUBSCRIBER"]);
    await sleep(LONG_ENOUGH_MS);
    const now = await books(memberIdOf(buyer));
    expect(now).toEqual(afterTicket);
    expect(now.told).toEqual([{ entitled: "true" }]);
    expect(now.subscriptions).toMatchObject([{ count: 1 }]);
  });
});

describe("a purchase made outside the product", () => {
  it("the verified notice alone brings the Subscriber group within seconds", async () => {
    const buyer = await newMember();
    await setNoticeMode("paused");
    await buyAtProvider(buyer);
    await sleep(LONG_ENOUGH_MS);
    expect(await renewToken(buyer)).toEqual([]);
    await setNoticeMode("normal");
    const sql = "SELECT 1 FROM account WHERE id = $1 AND 'SUBSCRIBER' = ANY(groups)";
    await eventually("Subscriber", A_FEW_SECONDS_MS, async () => {
      return (await rowsOf("accounts", sql, [memberIdOf(buyer)])).length > 0;
    });
    expect(await renewToken(buyer)).toEqual(["SUBSCRIBER"]);
    expect(await playback(buyer)).toBe("PlaybackStarted");
  });
});
