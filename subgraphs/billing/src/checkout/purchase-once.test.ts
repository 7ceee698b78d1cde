import { randomUUID } from "node:crypto";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { providerKeyOf } from "../actions/provider-key";
import type { BillingProvider, PlacedOrder } from "../providers/billing/billing.provider";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, buy, cards } from "../testing/orders";

type Order = Awaited<ReturnType<typeof anOrder>>;

/** Stands between the subgraph and its provider, and fails where a test wants it to. */
const faults = {
  /** The order is bought, but its answer never arrives. */
  losesAnswer: false,
  /** The order never arrives. */
  losesOrder: false,
  /** The order is bought and answered, then the account cannot be read. */
  losesReading: false,
  /** The account cannot be read. */
  isUnreadable: false,
  /** Coupons cannot be looked up. */
  hidesCoupons: false,
  /** The account is read, but the reading arrives late. */
  delays: null as null | { readonly onRead: () => void; readonly until: Promise<void> },
  orders: [] as PlacedOrder[],
};

function faulty(provider: BillingProvider): BillingProvider {
  return new Proxy(provider, {
    get(target, name: keyof BillingProvider) {
      if (name === "purchase") return (order: PlacedOrder) => purchase(target, order);
      if (name === "readAccount" && faults.isUnreadable) {
        return () => Promise.reject(new Error("connect ECONNREFUSED"));
      }
      if (name === "readAccount" && faults.delays) return lateReading(target, faults.delays);
      if (name === "findCoupon" && faults.hidesCoupons) {
        return () => Promise.reject(new Error("connect ECONNREFUSED"));
      }
      const value = target[name] as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function lateReading(provider: BillingProvider, delay: NonNullable<typeof faults.delays>) {
  faults.delays = null;
  return async (memberId: string) => {
    const reading = await provider.readAccount(memberId);
    delay.onRead();
    await delay.until;
    return reading;
  };
}

async function purchase(provider: BillingProvider, order: PlacedOrder) {
  faults.orders.push(order);
  if (faults.losesOrder) return { kind: "unknown", hasResponse: false } as const;
  const answer = await provider.purchase(order);
  faults.isUnreadable = faults.losesAnswer || faults.losesReading;
  if (!faults.losesAnswer) return answer;
  return { kind: "unknown", hasResponse: false } as const;
}

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faulty });
});
beforeEach(() => {
  Object.assign(faults, { losesAnswer: false, losesOrder: false, losesReading: false });
  Object.assign(faults, { isUnreadable: false, hidesCoupons: false, orders: [] });
});
afterAll(() => fixture.close());

const keyOf = ({ attemptId }: Order, { memberId }: Viewer) =>
  providerKeyOf(memberId ?? "", "PURCHASE", String(attemptId));
const boughtAtProvider = async (memberId: string): Promise<number> => {
  const { rows } = await fixture.sandbox.database.query<{ count: number }>(
    `SELECT coalesce(sum(jsonb_array_length(book->'subscriptions')), 0)::int AS count
     FROM sandbox.account_book WHERE code = $1`,
    [memberId],
  );
  return rows[0]?.count ?? 0;
};
const attemptState = async (attemptId: unknown) => {
  const { rows } = await fixture.db.query(
    "SELECT state FROM purchase_attempt WHERE attempt_id = $1",
    [attemptId],
  );
  return rows[0]?.state;
};

describe("one attempt, one purchase", () => {
  it("the same attempt sent twice buys once and returns the same response", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    const first = await buy(fixture, order, member);
    const second = await buy(fixture, order, member);
    expect(second.subscription).toEqual(first.subscription);
    expect(second.hadSubscription).toBe(false);
    expect(second.entitlementTicket).not.toBe(first.entitlementTicket);
    expect(faults.orders).toHaveLength(1);
    expect(await boughtAtProvider(member.memberId)).toBe(1);
  });

  it("the same attempt sent five times at once buys once", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(fixture, order, member)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array(5).fill("SubscriptionPurchased"),
    );
    expect(await boughtAtProvider(member.memberId)).toBe(1);
    const events = await fixture.events("entitlement.changed");
    expect(events.filter(({ memberId }) => memberId === member.memberId)).toHaveLength(1);
  });

  it("two concurrent attempts of one member: one buys, the other must wait", async () => {
    const member = aMember();
    const orders = await Promise.all([anOrder(fixture), anOrder(fixture)]);
    const answers = await Promise.all(orders.map((order) => buy(fixture, order, member)));
    const codes = answers.map((answer) => answer.code ?? answer.__typename).sort();
    expect(codes[1]).toBe("SubscriptionPurchased");
    expect(["ALREADY_SUBSCRIBED", "PURCHASE_UNDER_WAY"]).toContain(codes[0]);
    expect(await boughtAtProvider(member.memberId)).toBe(1);
  });

  /** Holds the order back after the account was read, and lets another order take over. */
  async function overtake(first: Order, second: () => Promise<unknown>, member: Viewer) {
    let goOn = () => {};
    const until = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const wasRead = new Promise<void>((onRead) => {
      faults.delays = { onRead, until };
    });
    const slowly = buy(fixture, first, member);
    await wasRead;
    await fixture.db.query(
      "UPDATE purchase_in_flight SET since = since - interval '61 seconds' WHERE member_id = $1",
      [member.memberId],
    );
    await second();
    goOn();
    return slowly;
  }

  it.each([
    ["has bought", { losesOrder: false }, 1],
    ["is still in progress", { losesOrder: true }, 0],
  ])("an order that took too long buys nothing if the next one %s", async (_, fault, bought) => {
    const member = aMember();
    const [slow, next] = [await anOrder(fixture), await anOrder(fixture)];
    const buyNext = async () => {
      Object.assign(faults, fault);
      await buy(fixture, next, member);
      faults.losesOrder = false;
    };
    expect(await overtake(slow, buyNext, member)).toMatchObject({ code: "PURCHASE_UNDER_WAY" });
    expect(faults.orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      keyOf(next, member),
    ]);
    expect(await boughtAtProvider(member.memberId)).toBe(bought);
    expect(await attemptState(slow.attemptId)).toBe("REFUSED");
    // A client repeats what is in progress, and must find out that this attempt no longer is.
    expect(await buy(fixture, slow, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    expect(await boughtAtProvider(member.memberId)).toBe(bought);
  });

  it("an order whose copy was declined meanwhile is declined the same way", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { card: cards.declined });
    const copies: unknown[] = [];
    const buyCopy = async () => copies.push(await buy(fixture, order, member));
    copies.push(await overtake(order, buyCopy, member));
    expect(copies).toEqual(Array(2).fill(expect.objectContaining({ code: "CARD_REFUSED" })));
    expect(faults.orders).toHaveLength(1);
  });

  it("a refused attempt sent again is refused again without another payment", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { card: cards.declined });
    const first = await buy(fixture, order, member);
    expect(await buy(fixture, order, member)).toEqual(first);
    expect(faults.orders).toHaveLength(1);
  });

  it("the same attempt id with another order is refused", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    await buy(fixture, order, member);
    expect(await buy(fixture, { ...order, planChoice: "MONTHLY" }, member)).toMatchObject({
      code: "ATTEMPT_REUSED",
    });
  });

  it("another member's attempt id is a new attempt that buys for the member who sends it", async () => {
    const order = await anOrder(fixture);
    const [first, second] = [aMember(), aMember()];
    const bought = { __typename: "SubscriptionPurchased", hadSubscription: false };
    const answers = [await buy(fixture, order, first)];
    const { attemptId } = order;
    answers.push(await buy(fixture, { ...(await anOrder(fixture)), attemptId }, second));
    expect(answers).toMatchObject([bought, bought]);
    expect(answers[0].subscription.subscriptionId).not.toBe(answers[1].subscription.subscriptionId);
    for (const { memberId } of [first, second]) expect(await boughtAtProvider(memberId)).toBe(1);
  });
});

describe("after a lost response", () => {
  it("the attempt sent again finds what was bought and buys nothing more", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    faults.losesAnswer = true;
    expect(await buy(fixture, order, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    expect(await boughtAtProvider(member.memberId)).toBe(1);
    expect(await attemptState(order.attemptId)).toBe("OPEN");
    Object.assign(faults, { losesAnswer: false, isUnreadable: false });
    expect(await buy(fixture, order, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
      hadSubscription: false,
    });
    expect(await boughtAtProvider(member.memberId)).toBe(1);
    expect(await attemptState(order.attemptId)).toBe("SUCCEEDED");
  });

  it("after a crash between provider and database, the same attempt recovers the purchase", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    await fixture.db.query("ALTER TABLE entitlement RENAME TO entitlement_away");
    await expect(buy(fixture, order, member)).rejects.toThrow();
    await fixture.db.query("ALTER TABLE entitlement_away RENAME TO entitlement");
    expect(await attemptState(order.attemptId)).toBe("OPEN");
    expect(await boughtAtProvider(member.memberId)).toBe(1);
    expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
    expect(await boughtAtProvider(member.memberId)).toBe(1);
  });

  it("a member who has paid never sees that the payment failed", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    faults.losesReading = true;
    expect(await buy(fixture, order, member)).toMatchObject({ code: "PURCHASE_UNDER_WAY" });
    expect(await attemptState(order.attemptId)).toBe("OPEN");
    Object.assign(faults, { losesReading: false, isUnreadable: false });
    expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
    expect(await boughtAtProvider(member.memberId)).toBe(1);
  });

  it("an order that never arrived is sent again under the same key", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    faults.losesOrder = true;
    expect(await buy(fixture, order, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    faults.losesOrder = false;
    expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
    const key = keyOf(order, member);
    expect(faults.orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key, key]);
  });

  it("another order waits a minute while the outcome of the first is unknown", async () => {
    const member = aMember();
    faults.losesOrder = true;
    await buy(fixture, await anOrder(fixture), member);
    faults.losesOrder = false;
    expect(await buy(fixture, await anOrder(fixture), member)).toMatchObject({
      code: "PURCHASE_UNDER_WAY",
    });
    await fixture.db.query(
      "UPDATE purchase_in_flight SET since = since - interval '61 seconds' WHERE member_id = $1",
      [member.memberId],
    );
    expect((await buy(fixture, await anOrder(fixture), member)).__typename).toBe(
      "SubscriptionPurchased",
    );
    expect(await boughtAtProvider(member.memberId)).toBe(1);
  });

  it("a provider that cannot be reached at all buys nothing and says so", async () => {
    faults.isUnreadable = true;
    const order = await anOrder(fixture, { attemptId: randomUUID() });
    expect(await buy(fixture, order, aMember())).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    expect(faults.orders).toEqual([]);
  });

  it("if the provider becomes unreachable before the order is sent, the member need not wait", async () => {
    const member = aMember();
    faults.hidesCoupons = true;
    const order = await anOrder(fixture, { couponCodes: ["HALF50"] });
    expect(await buy(fixture, order, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    expect(faults.orders).toEqual([]);
    faults.hidesCoupons = false;
    expect((await buy(fixture, await anOrder(fixture), member)).__typename).toBe(
      "SubscriptionPurchased",
    );
  });
});
