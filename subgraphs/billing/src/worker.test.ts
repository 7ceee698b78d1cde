import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import express from "express";
import { aMember, type BillingWorld, billingWorld } from "./testing/billing-world";
import { anOrder, buy } from "./testing/orders";

let world: BillingWorld;
let server: Server;
let stopWorkers: () => Promise<void>;
let elsewhere: EventQueues;
const heard: unknown[] = [];
beforeAll(async () => {
  const app = express();
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  world = await billingWorld({ webhookOrigin: `http://127.0.0.1:${port}` });
  world.billing.routes(app);
  stopWorkers = world.billing.startWorkers();
  // The other side of the queues: accounts.
  elsewhere = new EventQueues({ redisUrl: world.config.redisUrl, logger: world.logger });
  elsewhere.consume("accounts", {
    "entitlement.changed": async ({ payload }) => void heard.push(payload),
  });
});
afterAll(async () => {
  await stopWorkers();
  await elsewhere.close();
  await new Promise((resolve) => server.close(resolve));
  await world.close();
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
  const { rows } = await world.db.query<{ account_status: string }>(
    "SELECT account_status FROM member_subscription WHERE member_id = $1",
    [memberId],
  );
  return rows[0]?.account_status;
};
const heardOf = (memberId: string) =>
  heard.filter((payload) => (payload as { memberId: string }).memberId === memberId);
const accountAtProvider = async (memberId: string) => {
  const { rows } = await world.sandbox.database.query(
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
    await buy(world, await anOrder(world), member);
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
      await world.sandbox.webhooks(mode);
      const member = aMember();
      const { subscription } = await buy(world, await anOrder(world), member);
      await world.sandbox.cancel(subscription.subscriptionId);
      await eventually(
        () => statusOf(member.memberId),
        (status) => status === "CANCELLED",
      );
      await world.sandbox.advance(member.memberId, 8);
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
