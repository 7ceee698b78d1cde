import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import express from "express";
import { crmSite } from "../../prisma/seed/crm-site";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber } from "../testing/orders";

/** A job that waits for the CRM gives up after three seconds. */
const CRM_TIMEOUT_MS = 3_000;
const WAITING = 8;

let fixture: BillingFixture;
let server: Server;
let stopWorkers: () => Promise<void>;
let accounts: EventQueues;
beforeAll(async () => {
  const app = express();
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  fixture = await billingFixture({ webhookOrigin: `http://127.0.0.1:${port}` });
  fixture.billing.routes(app);
  stopWorkers = fixture.billing.startWorkers();
  accounts = new EventQueues({ redisUrl: fixture.config.redisUrl, logger: fixture.logger });
});
afterAll(async () => {
  await fixture.sandbox.setFault({ crm: "none" });
  await stopWorkers();
  await accounts.close();
  await new Promise((resolve) => server.close(resolve));
  await fixture.close();
});

type Member = ReturnType<typeof aMember>;

const verify = ({ memberId, email }: Member, billingProcessor: "CRM" | "RECURLY") =>
  accounts.publish("billing", {
    id: `verified-${memberId}`,
    topic: "member.verified",
    payload: { memberId, email, billingProcessor },
    occurredAt: new Date().toISOString(),
  });

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 2_000; round += 1) {
    if (await isThere()) return;
    await sleep(25);
  }
  throw new Error("it never came");
}
const hasStatus = async (member: Member, status: string) =>
  (await subscriptionSeenBy(fixture, member)).accountStatus === status;
const hasAccount = ({ memberId }: Member) =>
  fixture.sandbox.read(`/accounts/code-${memberId}`).then(
    () => true,
    () => false,
  );

async function aCrmMember(): Promise<Member> {
  const member = aMember();
  await crmSite({
    baseUrl: `${fixture.sandbox.url}/crm/rest/v1`,
    apiKey: fixture.config.crmApiKey,
  }).order(String(member.email), "MONTH");
  await verify(member, "CRM");
  await until(() => hasStatus(member, "ACTIVE"));
  return member;
}

it("a CRM that hangs holds up nobody else, and its members are served once it responds", async () => {
  const crmMember = await aCrmMember();
  const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
  await fixture.sandbox.setFault({ crm: "hang" });
  const waiting = Array.from({ length: WAITING }, aMember);
  for (const one of waiting) await verify(one, "CRM");
  for (let notice = 0; notice < WAITING; notice += 1) {
    await accounts.publish("billing", {
      id: randomUUID(),
      topic: "provider.noticed",
      payload: {
        key: randomUUID(),
        objectType: "crm_subscription",
        objectId: String(crmMember.memberId),
        eventType: "updated",
      },
      occurredAt: new Date().toISOString(),
    });
  }
  const newcomer = aMember();
  const since = performance.now();
  await verify(newcomer, "RECURLY");
  await fixture.sandbox.cancel(subscription.subscriptionId);
  await until(() => hasAccount(newcomer));
  await until(() => hasStatus(member, "CANCELLED"));
  const waitedMs = performance.now() - since;
  // One after another, sixteen jobs would have taken 48 seconds.
  expect(waitedMs).toBeLessThan(WAITING * CRM_TIMEOUT_MS);
  process.stdout.write(`${2 * WAITING} jobs wait for the CRM; others took ${waitedMs | 0} ms\n`);
  const { rows } = await fixture.db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM crm_contact WHERE member_id = ANY($1)",
    [waiting.map(({ memberId }) => memberId)],
  );
  expect(rows[0]?.count).toBe(0);
  expect(await hasStatus(crmMember, "ACTIVE")).toBe(true);
  await fixture.sandbox.setFault({ crm: "none" });
  await until(async () => {
    const known = await fixture.db.query("SELECT 1 FROM crm_contact WHERE member_id = ANY($1)", [
      waiting.map(({ memberId }) => memberId),
    ]);
    return known.rowCount === WAITING;
  });
});
