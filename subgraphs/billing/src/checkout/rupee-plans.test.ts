import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { redeemGift } from "../testing/gifts";
import { SAVE_ADDRESS } from "../testing/operations";
import { aMemberInIndia, anOrder, buy, cards } from "../testing/orders";

const faults = new FaultyProvider(["purchase", "saveAddress"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

const losAngeles = {
  ...{ country: "US", region: "CA", street: "1 Ocean Avenue" },
  ...{ city: "Los Angeles", postalCode: "90001" },
};
const mumbai = { country: "in", street: "4 Hill Road", city: "Mumbai", postalCode: "400050" };
const notInIndia = {
  code: "ADDRESS_NOT_IN_INDIA",
  message: "Plans in rupees need a billing address in India.",
  field: "country",
};

const saveAddress = async (member: Viewer, address: object) =>
  (await fixture.execute(SAVE_ADDRESS, { input: address }, member)).data.saveBillingAddress;

async function aRupeeMember(planChoice = "MULTI_MONTHLY", card: string = cards.good) {
  const member = await aMemberInIndia(fixture);
  const { subscription } = await buy(fixture, await anOrder(fixture, { planChoice, card }), member);
  return { member, subscription };
}

/** A rupee member whose address the provider's staff moved out of India. */
async function aMovedMember(planChoice?: string) {
  const { member, subscription } = await aRupeeMember(planChoice);
  const moved = await fixture.provider.saveAddress(
    { memberId: member.memberId, email: member.email },
    losAngeles,
  );
  expect(moved.kind).toBe("saved");
  return { member, subscription };
}

const updateCard = async (member: Viewer, address: object) =>
  act(fixture, "updatePaymentMethod", member, {
    ...{ tokenId: await fixture.sandbox.cardToken(cards.good), address },
    ...{ firstName: "Ines", lastName: "Moreau" },
  });

const subscriptionsAtProvider = async (memberId: string): Promise<number> => {
  const { rows } = await fixture.sandbox.database.query<{ count: number }>(
    `SELECT coalesce(sum(jsonb_array_length(book->'subscriptions')), 0)::int AS count
     FROM sandbox.account_book WHERE code = $1`,
    [memberId],
  );
  return rows[0]?.count ?? 0;
};

describe("plans in rupees", () => {
  it("the rupee plans are bought in rupees", async () => {
    const order = await anOrder(fixture, { planChoice: "MULTI_MONTHLY" });
    expect(await buy(fixture, order, await aMemberInIndia(fixture))).toMatchObject({
      subscription: { currency: "INR", nextBillingAmountCents: 99900 },
    });
  });

  it("FUN-CHK-08 the rupee plans are for billing addresses in India, whatever the page shows", async () => {
    const [withoutAddress, american] = [aMember(), aMember()];
    await saveAddress(american, losAngeles);
    for (const planChoice of ["MULTI_MONTHLY", "MULTI_YEARLY"]) {
      for (const member of [withoutAddress, american]) {
        expect(await buy(fixture, await anOrder(fixture, { planChoice }), member)).toEqual({
          __typename: "PurchaseSubscriptionRefused",
          ...notInIndia,
        });
        expect(await subscriptionsAtProvider(member.memberId)).toBe(0);
      }
    }
    expect((await buy(fixture, await anOrder(fixture), american)).__typename).toBe(
      "SubscriptionPurchased",
    );
  });
});

describe("the billing address of a running plan in rupees", () => {
  it("stays in India in the checkout, also after a cancellation, until the plan has ended", async () => {
    const { member } = await aRupeeMember();
    const { memberId } = member;
    const refused = { __typename: "SaveBillingAddressRefused", ...notInIndia };
    expect(await saveAddress(member, losAngeles)).toEqual(refused);
    expect(await saveAddress(member, mumbai)).toMatchObject({ __typename: "BillingAddressSaved" });
    await act(fixture, "cancelSubscription", member);
    expect(await saveAddress(member, losAngeles)).toEqual(refused);
    expect(await fixture.provider.readCountry(memberId)).toBe("IN");
    await fixture.sandbox.toNextEvent(memberId);
    await fixture.subscriptions.sync(memberId);
    expect(await saveAddress(member, losAngeles)).toMatchObject({
      __typename: "BillingAddressSaved",
    });
  });

  it("stays in India with a new card", async () => {
    const { member } = await aRupeeMember();
    expect(await updateCard(member, losAngeles)).toEqual({
      __typename: "UpdatePaymentMethodRefused",
      ...notInIndia,
    });
    expect(await fixture.provider.readCountry(member.memberId)).toBe("IN");
    expect(await updateCard(member, mumbai)).toMatchObject({ __typename: "PaymentMethodUpdated" });
  });

  it("cannot leave India while an order is at the provider", async () => {
    const member = await aMemberInIndia(fixture);
    const answers: unknown[] = [];
    faults.beforeCall = async () => {
      faults.beforeCall = null;
      answers.push(await saveAddress(member, losAngeles), await saveAddress(member, mumbai));
    };
    const order = await anOrder(fixture, { planChoice: "MULTI_MONTHLY" });
    expect(await buy(fixture, order, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
    });
    expect(answers).toMatchObject([
      { code: "ACTION_UNDER_WAY" },
      { __typename: "BillingAddressSaved" },
    ]);
  });

  it("no order begins while the address leaves India", async () => {
    const member = await aMemberInIndia(fixture);
    const order = await anOrder(fixture, { planChoice: "MULTI_MONTHLY" });
    const answers: unknown[] = [];
    faults.beforeCall = async () => {
      faults.beforeCall = null;
      answers.push(await buy(fixture, order, member));
    };
    expect(await saveAddress(member, losAngeles)).toMatchObject({
      __typename: "BillingAddressSaved",
    });
    expect(answers).toMatchObject([{ code: "PURCHASE_UNDER_WAY" }]);
    const next = await anOrder(fixture, { planChoice: "MULTI_MONTHLY" });
    expect(await buy(fixture, next, member)).toMatchObject(notInIndia);
  });

  it("no order begins while a change decided before India was entered is still to be made", async () => {
    const member = aMember();
    await saveAddress(member, losAngeles);
    const order = await anOrder(fixture, { planChoice: "MULTI_MONTHLY" });
    const answers: unknown[] = [];
    faults.beforeCall = async () => {
      faults.beforeCall = null;
      answers.push(await saveAddress(member, mumbai), await buy(fixture, order, member));
    };
    expect(await saveAddress(member, losAngeles)).toMatchObject({
      __typename: "BillingAddressSaved",
    });
    expect(answers).toMatchObject([
      { __typename: "BillingAddressSaved" },
      { code: "PURCHASE_UNDER_WAY" },
    ]);
    expect(await subscriptionsAtProvider(member.memberId)).toBe(0);
  });

  it("does not leave India once the change took so long that another order has begun", async () => {
    const member = await aMemberInIndia(fixture);
    faults.beforeReading = async () => {
      faults.beforeReading = null;
      await fixture.db.query(
        "UPDATE purchase_in_flight SET attempt_id = 'PURCHASE:other' WHERE member_id = $1",
        [member.memberId],
      );
    };
    expect(await saveAddress(member, losAngeles)).toMatchObject({ code: "ACTION_UNDER_WAY" });
    expect(await fixture.provider.readCountry(member.memberId)).toBe("IN");
  });

  it("cannot leave India after an order whose answer was lost", async () => {
    const member = await aMemberInIndia(fixture);
    faults.losesAnswer = true;
    faults.losesReading = true;
    await buy(fixture, await anOrder(fixture, { planChoice: "MULTI_MONTHLY" }), member);
    faults.reset();
    await fixture.db.query("DELETE FROM purchase_in_flight WHERE member_id = $1", [
      member.memberId,
    ]);
    expect(await saveAddress(member, losAngeles)).toMatchObject(notInIndia);
  });

  it("is needed for a change to another plan in rupees", async () => {
    const { member } = await aMovedMember();
    const change = () => act(fixture, "changePlan", member, { planChoice: "MULTI_YEARLY" });
    expect(await change()).toEqual({ __typename: "ChangePlanRefused", ...notInIndia });
    expect(await updateCard(member, mumbai)).toMatchObject({ __typename: "PaymentMethodUpdated" });
    expect(await change()).toMatchObject({ __typename: "PlanChangeScheduled" });
  });

  it("is needed to reactivate one", async () => {
    const { member } = await aMovedMember();
    await act(fixture, "cancelSubscription", member);
    const reactivate = () => act(fixture, "reactivateSubscription", member);
    expect(await reactivate()).toEqual({
      __typename: "ReactivateSubscriptionRefused",
      ...notInIndia,
    });
    expect(await saveAddress(member, mumbai)).toMatchObject({ __typename: "BillingAddressSaved" });
    expect(await reactivate()).toMatchObject({ __typename: "SubscriptionReactivated" });
  });

  it("is needed to redeem a gift card for one", async () => {
    const { member } = await aMovedMember();
    expect(await redeemGift(fixture, "GIFT-YEAR", member)).toMatchObject(notInIndia);
  });

  it("does not concern members who pay in dollars", async () => {
    const member = await aMemberInIndia(fixture);
    await buy(fixture, await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" }), member);
    expect(await saveAddress(member, losAngeles)).toMatchObject({
      __typename: "BillingAddressSaved",
    });
    expect(await updateCard(member, mumbai)).toMatchObject({ __typename: "PaymentMethodUpdated" });
    expect(await updateCard(member, losAngeles)).toMatchObject({
      __typename: "PaymentMethodUpdated",
    });
  });
});
