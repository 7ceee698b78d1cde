import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { closeTestEdges, openEdgeTo } from "@eightcount/test-kit/stacks/test-edge";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import express from "express";
import {
  aMember,
  type BillingFixture,
  billingFixture,
  WEBHOOK_SECRET,
} from "../testing/billing-fixture";
import { anOrder, buy } from "../testing/orders";

let fixture: BillingFixture;
let server: Server;
let url: string;
beforeAll(async () => {
  fixture = await billingFixture();
  const app = express();
  fixture.billing.routes(app);
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/recurly`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await fixture.close();
});

/** Everything but the calendar stays real. */
const TIMERS = ["nextTick", "setImmediate", "setInterval", "setTimeout", "queueMicrotask"] as const;

const sign = (text: string, moment = Date.now()) =>
  `${moment},${createHmac("sha256", WEBHOOK_SECRET).update(`${moment}.${text}`).digest("hex")}`;

async function post(text: string, signature = sign(text)) {
  const reply = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "recurly-signature": signature },
    body: text,
  });
  return { status: reply.status, line: await reply.text() };
}
const noticeOf = (id: string, change: object = {}) =>
  JSON.stringify({
    id,
    object_type: "subscription",
    site_id: "sandboxsite1",
    event_type: "updated",
    event_time: "2026-11-20T12:00:00Z",
    ...change,
  });
const noticed = async (id: string) =>
  (await fixture.events("provider.noticed")).filter((event) => event.objectId === id);

const handle = (payload: unknown, receivedAt: Date) =>
  deliver(fixture.billing.modules.webhooks, {
    id: "event",
    topic: "provider.noticed",
    payload,
    occurredAt: receivedAt.toISOString(),
  });

describe("POST /webhooks/recurly", () => {
  it("a signed notice is stored for the worker before it is acknowledged", async () => {
    expect(await post(noticeOf("one"))).toEqual({ status: 200, line: "accepted" });
    expect(await noticed("one")).toHaveLength(1);
  });

  it("the same notice again is acknowledged and not handled again", async () => {
    const text = noticeOf("twice");
    await Promise.all([post(text), post(text), post(text)]);
    expect(await post(text)).toEqual({ status: 200, line: "known" });
    expect(await noticed("twice")).toHaveLength(1);
    await post(noticeOf("twice", { event_time: "2026-11-20T12:00:01Z" }));
    await post(noticeOf("twice", { event_type: "canceled" }));
    expect(await noticed("twice")).toHaveLength(3);
  });

  it("two changes of one second have one key: the second, after the first was handled, counts", async () => {
    const text = noticeOf("swift");
    await post(text);
    await handle((await noticed("swift"))[0], new Date());
    expect(await post(text)).toEqual({ status: 200, line: "accepted" });
    expect(await post(text)).toEqual({ status: 200, line: "known" });
    expect(await noticed("swift")).toHaveLength(2);
  });

  it("forged, old and unsigned notices get 401 and one line, and change nothing", async () => {
    const text = noticeOf("forged");
    const forged = sign(text).replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(await post(text, forged)).toEqual({
      status: 401,
      line: "The signature does not match.",
    });
    expect((await post(text, sign(text, Date.now() - 301_000))).status).toBe(401);
    expect((await post(text, "")).status).toBe(401);
    expect(await noticed("forged")).toEqual([]);
  });

  it("counts refused notices by their reason, and no others", async () => {
    const counts = recordCounts();
    const text = noticeOf("counted");
    await post(text);
    await post(text, "");
    await post(text, sign(text, Date.now() - 301_000));
    await post(noticeOf("counted", { padding: "x".repeat(20_000) }));
    expect(counts.of(counters.webhooksRefused)).toEqual(
      [
        "The signature is missing or malformed.",
        "The signature is too old.",
        "The body is too large.",
      ].map((reason) => ({
        [attributes.webhookPath]: "/webhooks/recurly",
        [attributes.webhookRefusal]: reason,
      })),
    );
    counts.stop();
  });

  it("an over-long body gets 413 and one line", async () => {
    const text = noticeOf("long", { padding: "x".repeat(20_000) });
    expect(await post(text)).toEqual({ status: 413, line: "The body is too large." });
    expect(await noticed("long")).toEqual([]);
  });

  it("a body that is many times too long gets its 413 through the edge too", async () => {
    const { site } = await openEdgeTo({ billing: Number(new URL(url).port) });
    for (let times = 0; times < 20; times += 1) {
      const reply = await fetch(`${site}/webhooks/recurly`, {
        method: "POST",
        body: Buffer.alloc(600_000),
      });
      expect([reply.status, await reply.text()]).toEqual([413, "The body is too large."]);
    }
    await closeTestEdges();
  });

  it("a signed body that is no notice gets 400 and one line", async () => {
    expect(await post('{"hello":"world"}')).toEqual({
      status: 400,
      line: "The body is not a notice.",
    });
  });

  it("the signature covers the bytes, not the JSON: the body is read raw", async () => {
    const text = noticeOf("raw").replace("{", "{ \n  ");
    expect((await post(text)).status).toBe(200);
  });

  it("while the database is down, the response is 503, so that the provider retries", async () => {
    await fixture.db.query("ALTER TABLE webhook_delivery RENAME TO webhook_delivery_away");
    expect(await post(noticeOf("later"))).toEqual({ status: 503, line: "Try again later." });
    await fixture.db.query("ALTER TABLE webhook_delivery_away RENAME TO webhook_delivery");
    expect((await post(noticeOf("later"))).line).toBe("accepted");
  });

  it("a notice's content is never trusted: a running subscription reported as expired stays active", async () => {
    const member = aMember();
    const { subscription } = await buy(fixture, await anOrder(fixture), member);
    await post(noticeOf(subscription.subscriptionId, { event_type: "expired" }));
    await handle((await noticed(subscription.subscriptionId))[0], new Date());
    const { rows } = await fixture.db.query(
      "SELECT account_status FROM member_subscription WHERE member_id = $1",
      [member.memberId],
    );
    expect(rows).toEqual([{ account_status: "ACTIVE" }]);
  });

  it("a notice is dated by the database's clock, like readings", async () => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() - 120_000, doNotFake: [...TIMERS] });
    await post(noticeOf("skewed"));
    jest.useRealTimers();
    const { rows } = await fixture.db.query<{ age: number }>(
      `SELECT extract(epoch FROM clock_timestamp() - created_at)::float8 AS age
       FROM outbox_event WHERE payload->>'objectId' = 'skewed'`,
    );
    expect(rows[0]?.age).toBeLessThan(60);
  });

  it("one reading covers every notice that was received before it began", async () => {
    const member = aMember();
    const before = new Date(Date.now() - 60_000);
    const { subscription } = await buy(fixture, await anOrder(fixture), member);
    const readingBegan = async () => {
      const { rows } = await fixture.db.query<{ at: string }>(
        "SELECT reading_began_at::text AS at FROM member_subscription WHERE member_id = $1",
        [member.memberId],
      );
      return rows[0]?.at;
    };
    const first = await readingBegan();
    const notice = { key: "k", objectType: "subscription", eventType: "updated" };
    const about = { ...notice, objectId: subscription.subscriptionId };
    await handle(about, before);
    expect(await readingBegan()).toBe(first);
    await handle(about, new Date(Date.now() + 60_000));
    expect(await readingBegan()).not.toBe(first);
  });
});
