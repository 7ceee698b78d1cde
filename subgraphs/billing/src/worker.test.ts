import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import express from "express";
import { aMember, type BillingFixture, billingFixture } from "./testing/billing-fixture";
import { anOrder, buy } from "./testing/orders";

let fixture: BillingFixture;
let server: Server;
let stopWorkers: () => Promise<void>;
let elsewhere: EventQueues;
const heard: unknown[] = [];
beforeAll(async () => {
  const app = express();
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  fixture = await billingFixture({ webhookOrigin: `http://127.0.0.1:${port}` });
  fixture.billing.routes(app);
  stopWorkers = fixture.billing.startWorkers();
  // The other side of the queues: accounts.
  elsewhere = new EventQueues({ redisUrl: fixture.config.redisUrl, logger: fixture.logger });
  elsewhere.consume("accounts", {
    "entitlement.changed": async ({ payload }) => void heard.push(payload),
  });
});
afterAll(async () => {
  await stopWorkers();
  await elsewhere.close();
  await new Promise((resolve) => server.close(resolve));
  await fixture.close();
});

async function eventually<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (let round = 0; round < 200; round += 1) {
    const found = await look();
    if (isThere(found)) return found;
    await sleep(50);
  }
  return look();
}
const statusOf = async (memberId: string) => {
  const { rows } = await fixture.db.query<{ account_status: string }>(
    "SELECT account_status FROM member_subscription WHERE member_id = $1",
    [memberId],
  );
  return rows[0]?.account_status;
};
const heardOf = (memberId: string) =>
  heard.filter((payload) => (payload as { memberId: string }).memberId === memberId);
const accountAtProvider = async (memberId: string) => {
  const { rows } = await fixture.sandbox.database.query(
    "SELECT book->'account'->>'email' AS email FROM sandbox.account_book WHERE code = $1",
    [memberId],
  );
  return rows[0];
};

describe("background work", () => {
  it("API-BILL-01 a verified member gets one account at the provider, even if the event is repeated", async () => {
    const { memberId, email } = aMember();
    for (const id of ["e1", "e2"]) {
      await elsewhere.publish("billing", {
        id: `${id}-${memberId}`,
        topic: "member.verified",
        payload: { memberId, email },
        occurredAt: new Date().toISOString(),
      });
    }
    const found = await eventually(() => accountAtProvider(memberId), Boolean);
    expect(found).toEqual({ email });
  });

  it("a purchase reaches accounts by the queue", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture), member);
    await eventually(
      async () => heardOf(member.memberId),
      (found) => found.length > 0,
    );
    expect(heardOf(member.memberId)).toEqual([
      {
        memberId: member.memberId,
        isEntitled: true,
        planCode: "eightcount-trial-covid-yearly",
        occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it.each(["normal", "duplicates", "chaos"])(
    "changes at the provider arrive through its signed webhooks (%s)",
    async (mode) => {
      await fixture.sandbox.webhooks(mode);
      const member = aMember();
      const { subscription } = await buy(fixture, await anOrder(fixture), member);
      await fixture.sandbox.cancel(subscription.subscriptionId);
      await eventually(
        () => statusOf(member.memberId),
        (status) => status === "CANCELLED",
      );
      await fixture.sandbox.advance(member.memberId, 8);
      await eventually(
        () => statusOf(member.memberId),
        (status) => status === "EXPIRED",
      );
      expect(await statusOf(member.memberId)).toBe("EXPIRED");
      await eventually(
        async () => heardOf(member.memberId),
        (found) => found.length > 1,
      );
      expect(heardOf(member.memberId)).toMatchObject([{ isEntitled: true }, { isEntitled: false }]);
    },
  );
});
