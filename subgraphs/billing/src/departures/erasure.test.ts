import { randomUUID } from "node:crypto";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { memberTables, redisKeysWith, tablesWith } from "@eightcount/test-kit/erasure/traces";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { crmSite } from "../../prisma/seed/crm-site";
import { giverAccountOf } from "../gift-cards/gift-request";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { aGift, buyGift } from "../testing/gifts";
import { SAVE_ADDRESS } from "../testing/operations";
import { anOrder, aSubscriber, buy } from "../testing/orders";

/** What erasure does with every table that has a member's id. A new table must be listed here. */
const DELETED = [
  "billing_action",
  "cancellation_feedback",
  "crm_contact",
  "entitlement",
  "gift_order",
  "gift_redemption",
  "member_subscription",
  "membership_notice",
  "pending_deletion",
  "purchase_in_flight",
  "retention_offer",
];
const KEPT: Readonly<Record<string, string>> = {
  audit_log: "security record of ids and networks, deleted after 400 days",
  erased_member: "keeps late notices of the provider from storing the member again",
  ledger_entry: "amounts, dates, and plans, as the law asks",
  purchase_attempt: "plan and date of each order",
};

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const erase = ({ memberId }: { readonly memberId: string }) =>
  deliver(fixture.billing.modules.departures, {
    ...{ id: randomUUID(), topic: "member.erased", version: 1, payload: { memberId } },
    occurredAt: new Date().toISOString(),
  });
/** Every text by which a person could be recognized. */
const personal = ({ email }: Member) => [String(email), "Moreau", "Rue de la Danse", "quarrelsome"];

/** Lets the member do everything that stores something. */
async function live(): Promise<Member> {
  const member = aMember();
  await fixture.accounts.open({ memberId: member.memberId, email: member.email });
  const address = { street: "1 Rue de la Danse", city: "Paris", postalCode: "75001" };
  await fixture.execute(SAVE_ADDRESS, { input: { country: "FR", ...address } }, member);
  await buy(fixture, await anOrder(fixture, { planChoice: "MONTHLY" }), member);
  await act(fixture, "acceptRetentionOffer", member, { reason: "OTHER", feedback: "quarrelsome" });
  await act(fixture, "cancelSubscription", member, { reason: "OTHER", feedback: "quarrelsome" });
  await fixture.db.query(
    "INSERT INTO purchase_in_flight (member_id, attempt_id) VALUES ($1, 'attempt')",
    [member.memberId],
  );
  await fixture.db.query(
    "INSERT INTO pending_deletion (member_id, deletion_id) VALUES ($1, 'deletion')",
    [member.memberId],
  );
  await give(member, { deliveredAt: new Date() });
  await fixture.db.query(
    "INSERT INTO gift_redemption (attempt_id, member_id, code_hash, state) VALUES ($1, $2, '', 'SUCCEEDED')",
    [randomUUID(), member.memberId],
  );
  return member;
}

/** Stores a gift card that the member bought for somebody. */
async function give(
  { memberId, email }: Member,
  { deliveredAt }: { readonly deliveredAt: Date | null },
): Promise<void> {
  await fixture.db.query(
    `INSERT INTO gift_order (attempt_id, giver_id, order_hash, state, amount_cents, currency, delivery,
       deliver_at, time_zone, giver_name, giver_email, recipient_name, recipient_email, message,
       delivered_at)
     VALUES ($1, $2, '', 'SUCCEEDED', 9900, 'USD', 'EMAIL', now(), 'UTC', 'Moreau', $3, 'Lin',
       'lin@dance.com', 'not quarrelsome', $4)`,
    [randomUUID(), memberId, email, deliveredAt],
  );
}

const accountAt = ({ memberId }: Member) => fixture.sandbox.read(`/accounts/code-${memberId}`);

describe("an erased member in billing", () => {
  it("knows what to do with every table that has a member's id", async () => {
    expect([...DELETED, ...Object.keys(KEPT)].sort()).toEqual(await memberTables(fixture.db));
  });

  it("leaves no name, mail, address, and comment, and the id only where it is documented", async () => {
    const member = await live();
    await fixture.billing.drain();
    const seeded = [...DELETED, ...Object.keys(KEPT)].filter(
      (table) => table !== "crm_contact" && table !== "erased_member",
    );
    expect(await tablesWith(fixture.db, [member.memberId])).toEqual(expect.arrayContaining(seeded));
    await Promise.all([erase(member), erase(member)]);
    await erase(member);
    expect(await tablesWith(fixture.db, personal(member))).toEqual([]);
    expect(await tablesWith(fixture.db, [member.memberId])).toEqual(Object.keys(KEPT).sort());
  });

  it("keeps who gives a card that is still to be mailed, but not the giver's id and address", async () => {
    const member = aMember();
    await give(member, { deliveredAt: null });
    await erase(member);
    expect(await tablesWith(fixture.db, [member.memberId, String(member.email)])).toEqual([
      "erased_member",
    ]);
    const { rows } = await fixture.db.query(
      `SELECT giver_name, giver_email, recipient_email, message, forgotten_at FROM gift_order
       WHERE recipient_name = 'Lin'`,
    );
    expect(rows).toEqual([
      {
        ...{ giver_name: "Moreau", giver_email: "", recipient_email: "lin@dance.com" },
        ...{ message: "not quarrelsome", forgotten_at: null },
      },
    ]);
    await fixture.db.query("DELETE FROM gift_order");
  });

  it("the ledger keeps amounts and dates, and the order keeps its plan", async () => {
    const { member } = await aSubscriber(fixture);
    await fixture.subscriptions.sync(member.memberId);
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.subscriptions.sync(member.memberId);
    const ledger = async () =>
      (
        await fixture.db.query("SELECT * FROM ledger_entry WHERE member_id = $1 ORDER BY id", [
          member.memberId,
        ])
      ).rows;
    const before = await ledger();
    expect(before.some(({ amount_cents: amount }) => amount > 0)).toBe(true);
    await erase(member);
    expect(await ledger()).toEqual(before);
    const { rows } = await fixture.db.query(
      "SELECT plan_code, state, outcome FROM purchase_attempt WHERE member_id = $1",
      [member.memberId],
    );
    expect(rows).toEqual([
      { plan_code: expect.stringMatching(/month/i), state: "SUCCEEDED", outcome: null },
    ]);
  });

  it("leaves the account at the provider closed and empty, with its invoices", async () => {
    const member = await live();
    const charges = await fixture.sandbox.chargesOf(member.memberId);
    await erase(member);
    expect(await accountAt(member)).toMatchObject({
      state: "inactive",
      email: null,
      first_name: null,
      last_name: null,
      billing_info: null,
      address: { country: "FR" },
    });
    expect(JSON.stringify(await accountAt(member))).not.toMatch(/Moreau|Danse|Paris|75001/);
    expect(await fixture.sandbox.chargesOf(member.memberId)).toEqual(charges);
    const { rows } = await fixture.sandbox.database.query(
      "SELECT book::text FROM sandbox.account_book WHERE code = $1",
      [member.memberId],
    );
    for (const word of personal(member)) expect(rows[0].book).not.toContain(word);
  });

  it("leaves nobody's name at the provider in what a gift card was paid with", async () => {
    const member = aMember();
    const given = { giverName: "Moreau", giverEmail: String(member.email) };
    const order = await aGift(fixture, { delivery: "PRINT", ...given });
    const later = await aGift(fixture, {
      ...given,
      deliverAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    await buyGift(fixture, order, member);
    await buyGift(fixture, later, member);
    const held = async () => {
      const { rows } = await fixture.sandbox.database.query(
        `SELECT (SELECT json_agg(book)::text FROM sandbox.account_book WHERE code = ANY($1)) ||
           (SELECT json_agg(card)::text FROM sandbox.gift_card) AS all`,
        [[order, later].map(({ attemptId }) => giverAccountOf(String(attemptId)))],
      );
      return String(rows[0].all);
    };
    for (const word of personal(member).slice(1, 3)) expect(await held()).toContain(word);
    await erase(member);
    for (const word of personal(member)) expect(await held()).not.toContain(word);
    await fixture.db.query("DELETE FROM gift_order");
  });

  it("is not stored again by a late notice of the provider", async () => {
    const { member } = await aSubscriber(fixture);
    await erase(member);
    await fixture.subscriptions.sync(member.memberId);
    expect(await tablesWith(fixture.db, [member.memberId])).not.toContain("member_subscription");
  });

  it("leaves no event in Redis", async () => {
    const member = aMember();
    const { memberId, email } = member;
    const { redisUrl } = fixture.config;
    const queues = new EventQueues({ redisUrl, logger: fixture.logger });
    await queues.publish("billing", {
      ...{ id: randomUUID(), topic: "member.verified", version: 1 },
      payload: { memberId, email, billingProcessor: "RECURLY" },
      occurredAt: new Date().toISOString(),
    });
    await erase(member);
    expect(await redisKeysWith(redisUrl, [memberId, String(email)])).toEqual([]);
    await queues.close();
  });

  it("spares everyone else", async () => {
    const { member: bob } = await aSubscriber(fixture);
    const { member: ada } = await aSubscriber(fixture);
    const rows = () => tablesWith(fixture.db, [bob.memberId]);
    const before = await rows();
    await erase(ada);
    expect(await rows()).toEqual(before);
    expect(await accountAt(bob)).toMatchObject({ state: "active", first_name: "Ines" });
  });
});

describe("an erased member of the CRM", () => {
  const crmIs = (crm: "hang" | "none") =>
    fetch(`${fixture.sandbox.url}/sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ crm }),
    });

  async function aContact() {
    const member = aMember();
    const email = String(member.email);
    const access = {
      baseUrl: `${fixture.sandbox.url}/crm/rest/v1`,
      apiKey: fixture.config.crmApiKey,
    };
    await crmSite(access).order(email, "MONTH");
    await fixture.accounts.openAtCrm({ memberId: member.memberId, email });
    const isKnown = async () =>
      (
        await fixture.sandbox.database.query("SELECT 1 FROM sandbox.crm_contact WHERE email = $1", [
          email,
        ])
      ).rowCount === 1;
    return { member, isKnown };
  }

  it("is deleted there", async () => {
    const { member, isKnown } = await aContact();
    expect(await isKnown()).toBe(true);
    await erase(member);
    await erase(member);
    expect(await isKnown()).toBe(false);
    expect(await tablesWith(fixture.db, [member.memberId])).not.toContain("crm_contact");
  });

  it("is not brought back by a job that waited for the CRM, or that was under way", async () => {
    const member = aMember();
    const { memberId, email } = member;
    const { redisUrl } = fixture.config;
    const event = {
      ...{ id: randomUUID(), topic: "crm.requested", version: 1 },
      payload: { kind: "ACCOUNT", memberId, email },
      occurredAt: new Date().toISOString(),
    };
    const queues = new EventQueues({ redisUrl, logger: fixture.logger });
    await queues.publish("crm", event);
    await erase(member);
    expect(await redisKeysWith(redisUrl, [memberId, String(email)])).toEqual([]);
    await queues.close();
    await deliver(fixture.billing.modules.crmQueue, event);
    const { rowCount } = await fixture.sandbox.database.query(
      "SELECT 1 FROM sandbox.crm_contact WHERE email = $1",
      [email],
    );
    expect(rowCount).toBe(0);
    expect(await tablesWith(fixture.db, [memberId, String(email)])).toEqual(["erased_member"]);
  });

  it("is tried again while the CRM hangs, after everything else is erased", async () => {
    const { member, isKnown } = await aContact();
    await crmIs("hang");
    await expect(erase(member)).rejects.toThrow();
    const left = await tablesWith(fixture.db, [member.memberId]);
    expect(left).toContain("crm_contact");
    expect(left).not.toContain("member_subscription");
    await crmIs("none");
    await erase(member);
    expect(await isKnown()).toBe(false);
  }, 20_000);
});
