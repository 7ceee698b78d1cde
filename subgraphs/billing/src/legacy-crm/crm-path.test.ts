import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import express from "express";
import { type CrmSite, crmSite } from "../../prisma/seed/crm-site";
import { CrmAdapter } from "../providers/legacy-crm/crm.adapter";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { anOrder, buy } from "../testing/orders";

let fixture: BillingFixture;
let server: Server;
let stopWorkers: () => Promise<void>;
let accounts: EventQueues;
let site: CrmSite;
const access = () => ({
  baseUrl: `${fixture.sandbox.url}/crm/rest/v1`,
  apiKey: fixture.config.crmApiKey,
});
beforeAll(async () => {
  const app = express();
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  fixture = await billingFixture({ webhookOrigin: `http://127.0.0.1:${port}` });
  fixture.billing.routes(app);
  stopWorkers = fixture.billing.startWorkers();
  accounts = new EventQueues({ redisUrl: fixture.config.redisUrl, logger: fixture.logger });
  site = crmSite(access());
});
afterAll(async () => {
  await stopWorkers();
  await accounts.close();
  await new Promise((resolve) => server.close(resolve));
  await fixture.close();
});

type Member = ReturnType<typeof aMember>;
const emailOf = ({ email }: Member) => String(email);

const verify = ({ memberId, email }: Member, billingProcessor = "CRM") =>
  accounts.publish("billing", {
    id: `verified-${memberId}`,
    topic: "member.verified",
    payload: { memberId, email, billingProcessor },
    occurredAt: new Date().toISOString(),
  });
const isKnown = async ({ memberId }: Member) =>
  (await fixture.db.query("SELECT 1 FROM member_subscription WHERE member_id = $1", [memberId]))
    .rowCount === 1;
/** How many of the CRM's notices were handled; what was published before them is handled too. */
const notices = async (): Promise<number> => {
  const { rows } = await fixture.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM webhook_delivery
     WHERE key LIKE 'crm_subscription:%' AND handled_at IS NOT NULL`,
  );
  return rows[0]?.count ?? 0;
};
const entitled = async ({ memberId }: Member) =>
  (await fixture.events("entitlement.changed"))
    .filter((event) => event.memberId === memberId)
    .map(({ isEntitled }) => isEntitled);

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    if (await isThere()) return;
    await sleep(25);
  }
  throw new Error("it never came");
}
const untilStatus = (member: Member, status: string) =>
  until(async () => (await subscriptionSeenBy(fixture, member)).accountStatus === status);

async function subscriber(cycle: "MONTH" | "YEAR" = "MONTH"): Promise<Member> {
  const member = aMember();
  await verify(member);
  await until(() => isKnown(member));
  await site.order(emailOf(member), cycle);
  await untilStatus(member, "ACTIVE");
  return member;
}

describe("a member billed by the CRM", () => {
  it("orders on its page and is entitled by its signed notice", async () => {
    const member = aMember();
    await verify(member);
    await until(() => isKnown(member));
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({ accountStatus: "INACTIVE" });
    expect(await entitled(member)).toEqual([]);
    await site.order(emailOf(member), "YEAR");
    await untilStatus(member, "ACTIVE");
    expect(await entitled(member)).toEqual([true]);
  });

  it("is entitled on verification if the order came first", async () => {
    const member = aMember();
    await site.order(emailOf(member), "MONTH");
    await verify(member);
    await untilStatus(member, "ACTIVE");
  });

  it("ENT-21 API-BILL-17 reads active, billing_amount, billing_cycle, next_bill_date, card and cancelled", async () => {
    const member = await subscriber("MONTH");
    const crm = new CrmAdapter({ ...access(), webhookSecret: "none", logger: fixture.logger });
    const contactId = String(await crm.ensureContact({ email: emailOf(member) }));
    const [there] = await crm.listSubscriptions(contactId);
    expect(there).toEqual({
      id: expect.any(String),
      isActive: true,
      billingAmountCents: 1_900,
      billingCycle: "MONTH",
      nextBillDate: expect.any(Date),
      isCancelled: false,
      creditCard: { type: "MasterCard", lastFour: "4444" },
    });
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({
      accountStatus: "ACTIVE",
      subscriptionId: there?.id,
      planLabel: "Monthly Subscription",
      nextBillingAmountCents: 1_900,
      currency: "USD",
      nextBillingDate: there?.nextBillDate?.toISOString(),
      paymentMethod: "MasterCard ending with 4444",
      isTrial: false,
      isOwing: false,
    });
    await site.cancel(there?.id ?? "");
    await untilStatus(member, "CANCELLED");
    expect((await crm.listSubscriptions(contactId))[0]).toMatchObject({ isCancelled: true });
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({
      nextBillingAmountCents: 0,
      nextBillingDate: there?.nextBillDate?.toISOString(),
      paymentMethod: null,
    });
    // What was paid for goes on.
    expect(await entitled(member)).toEqual([true]);
  });

  it("ends with the paid period, found by reading the account", async () => {
    const member = await subscriber("MONTH");
    const { subscriptionId } = await subscriptionSeenBy(fixture, member);
    await site.cancel(subscriptionId);
    await untilStatus(member, "CANCELLED");
    await fixture.sandbox.database.query(
      `update sandbox.crm_subscription set started_at = started_at - interval '40 days',
       cancelled_at = cancelled_at - interval '40 days' where id = $1`,
      [subscriptionId],
    );
    await fixture.subscriptions.sync(member.memberId);
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({ accountStatus: "EXPIRED" });
    expect(await entitled(member)).toEqual([true, false]);
  });

  it("buys nothing twice: the checkout refuses while the CRM's subscription runs", async () => {
    const member = await subscriber();
    expect(await buy(fixture, await anOrder(fixture), member)).toMatchObject({
      code: "ALREADY_SUBSCRIBED",
    });
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({ accountStatus: "ACTIVE" });
  });

  it("falls back to the recurring provider immediately if the CRM refuses the email", async () => {
    const member = { ...aMember(), email: `ü-${randomUUID()}@example.com` };
    await verify(member);
    const authorization = `Basic ${Buffer.from("sandbox-api-key:").toString("base64")}`;
    const headers = { authorization, accept: "application/vnd.recurly.v2021-02-25" };
    const account = `${fixture.sandbox.url}/accounts/code-${member.memberId}`;
    await until(async () => (await fetch(account, { headers })).ok);
    expect(await isKnown(member)).toBe(false);
  });

  it("may subscribe in the product when nothing runs at the CRM, and stays subscribed", async () => {
    const member = aMember();
    await verify(member);
    await until(() => isKnown(member));
    await buy(fixture, await anOrder(fixture), member);
    await fixture.subscriptions.sync(member.memberId);
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({
      accountStatus: "ACTIVE",
      planCode: "eightcount-trial-covid-yearly",
    });
  });

  it("a recreated account with the same email takes over the contact", async () => {
    const before = await subscriber();
    const after = { ...aMember(), email: before.email };
    await verify(after);
    await untilStatus(after, "ACTIVE");
    await fixture.subscriptions.sync(before.memberId);
    expect(await subscriptionSeenBy(fixture, before)).toMatchObject({ accountStatus: "INACTIVE" });
  });

  it("a member billed by the recurring provider gets nothing from a stranger's order at the CRM", async () => {
    const member = aMember();
    await verify(member, "RECURLY");
    const noticed = await notices();
    await site.order(emailOf(member), "YEAR");
    await until(async () => (await notices()) > noticed);
    await fixture.subscriptions.sync(member.memberId);
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({ accountStatus: "INACTIVE" });
  });

  it("an unreachable CRM changes nothing that is stored", async () => {
    const member = await subscriber();
    await fixture.sandbox.database.query("alter table sandbox.crm_subscription rename to gone");
    try {
      await expect(fixture.subscriptions.sync(member.memberId)).rejects.toThrow(
        "the CRM responded with 500 to GET /subscriptions",
      );
    } finally {
      await fixture.sandbox.database.query("alter table sandbox.gone rename to crm_subscription");
    }
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({ accountStatus: "ACTIVE" });
  });
});
