import type { BillingProvider, PlacedOrder } from "../providers/billing/billing.provider";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, buy } from "../testing/orders";

const faults = { losesAnswer: false, losesOrder: false, isUnreadable: false };

function faulty(provider: BillingProvider): BillingProvider {
  return new Proxy(provider, {
    get(target, name: keyof BillingProvider) {
      if (name === "purchase") return (order: PlacedOrder) => purchase(target, order);
      if (name === "readAccount" && faults.isUnreadable) {
        return () => Promise.reject(new Error("connect ECONNREFUSED"));
      }
      const value = target[name] as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function purchase(provider: BillingProvider, order: PlacedOrder) {
  if (!faults.losesOrder) await provider.purchase(order);
  faults.isUnreadable = faults.losesAnswer;
  return { kind: "unknown", hasResponse: false } as const;
}

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faulty });
});
afterAll(() => fixture.close());

const reconcile = () => fixture.billing.modules.reconcile.services.reconcile.reconcile();
const attemptState = async (attemptId: unknown) => {
  const { rows } = await fixture.db.query(
    "SELECT state FROM purchase_attempt WHERE attempt_id = $1",
    [attemptId],
  );
  return rows[0]?.state;
};
const age = (table: string, column: string, minutes: number) =>
  fixture.db.query(`UPDATE ${table} SET ${column} = ${column} - make_interval(mins => ${minutes})`);
const entitlements = async (memberId: string) =>
  (await fixture.events("entitlement.changed"))
    .filter((event) => event.memberId === memberId)
    .map(({ isEntitled }) => isEntitled);

async function losing(fault: "losesAnswer" | "losesOrder") {
  const member = aMember();
  const order = await anOrder(fixture);
  Object.assign(faults, { [fault]: true });
  await buy(fixture, order, member);
  Object.assign(faults, { losesAnswer: false, losesOrder: false, isUnreadable: false });
  return { member, order };
}

describe("reconciling", () => {
  it("an order that was bought although its response was lost entitles its member", async () => {
    const { member, order } = await losing("losesAnswer");
    expect(await reconcile()).toBe(0);
    await age("purchase_attempt", "updated_at", 3);
    await reconcile();
    expect(await attemptState(order.attemptId)).toBe("SUCCEEDED");
    expect(await entitlements(member.memberId)).toEqual([true]);
  });

  it("an attempt that is sent again does not count as abandoned", async () => {
    const { member, order } = await losing("losesOrder");
    await age("purchase_attempt", "updated_at", 3);
    faults.losesOrder = true;
    await buy(fixture, order, member);
    faults.losesOrder = false;
    await reconcile();
    expect(await attemptState(order.attemptId)).toBe("OPEN");
    expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
  });

  it("a proven purchase overrides a refusal that was stored meanwhile", async () => {
    const { member, order } = await losing("losesAnswer");
    const { subscriptions, provider } = fixture;
    const beganAt = await subscriptions.beginReading();
    const reading = await provider.readAccount(member.memberId);
    const attemptId = String(order.attemptId);
    await fixture.db.query("UPDATE purchase_attempt SET state = 'REFUSED' WHERE attempt_id = $1", [
      attemptId,
    ]);
    await subscriptions.save(member.memberId, beganAt, reading, { attemptId });
    expect(await attemptState(attemptId)).toBe("SUCCEEDED");
  });

  it("an order that never arrived ends as refused", async () => {
    const { member, order } = await losing("losesOrder");
    await age("purchase_attempt", "updated_at", 3);
    await reconcile();
    expect(await attemptState(order.attemptId)).toBe("REFUSED");
    expect(await entitlements(member.memberId)).toEqual([]);
  });

  it("a change whose notice was missed is found within the configured minutes", async () => {
    const { member } = await losing("losesAnswer");
    await fixture.subscriptions.sync(member.memberId);
    await fixture.sandbox.database.query(
      `UPDATE sandbox.account_book
       SET book = jsonb_set(book, '{subscriptions,0,state}', '"expired"') WHERE code = $1`,
      [member.memberId],
    );
    await reconcile();
    expect(await entitlements(member.memberId)).toEqual([true]);
    await age("member_subscription", "reading_began_at", 16);
    await reconcile();
    expect(await entitlements(member.memberId)).toEqual([true, false]);
  });

  it("an entitlement whose event a queue lost is republished unchanged for an hour", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture), member);
    const told = async () =>
      (await fixture.events("entitlement.changed")).filter(
        ({ memberId }) => memberId === member.memberId,
      );
    await reconcile();
    expect(await told()).toHaveLength(1);
    await age("entitlement", "changed_at", 6);
    await reconcile();
    const [first, again] = await told();
    const occurredAt = new Date(Date.parse(String(first?.occurredAt)) - 360_000).toISOString();
    expect(again).toEqual({ ...first, occurredAt });
    await age("entitlement", "changed_at", 60);
    await reconcile();
    expect(await told()).toHaveLength(2);
  });

  it("a member who cannot be read does not stop the round", async () => {
    await losing("losesAnswer");
    await age("purchase_attempt", "updated_at", 3);
    await age("member_subscription", "reading_began_at", 16);
    faults.isUnreadable = true;
    await expect(reconcile()).resolves.toBeGreaterThan(0);
    faults.isUnreadable = false;
  });

  it("notices are deleted after a month", async () => {
    await fixture.db.query(
      `INSERT INTO webhook_delivery (key, received_at)
       VALUES ('old', now() - interval '31 days'), ('new', now() - interval '29 days')`,
    );
    await reconcile();
    const { rows } = await fixture.db.query("SELECT key FROM webhook_delivery");
    expect(rows).toEqual([{ key: "new" }]);
  });
});
