import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { SAVE_ADDRESS } from "../testing/operations";
import { aMemberInIndia, anOrder, buy } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

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
    const address = { country: "US", region: "CA", street: "1 Ocean Avenue", city: "Los Angeles" };
    await fixture.execute(SAVE_ADDRESS, { input: { ...address, postalCode: "90001" } }, american);
    for (const planChoice of ["MULTI_MONTHLY", "MULTI_YEARLY"]) {
      for (const member of [withoutAddress, american]) {
        expect(await buy(fixture, await anOrder(fixture, { planChoice }), member)).toEqual({
          __typename: "PurchaseSubscriptionRefused",
          code: "ADDRESS_NOT_IN_INDIA",
          message: "Plans in rupees need a billing address in India.",
          field: "country",
        });
        expect(await subscriptionsAtProvider(member.memberId)).toBe(0);
      }
    }
    expect((await buy(fixture, await anOrder(fixture), american)).__typename).toBe(
      "SubscriptionPurchased",
    );
  });
});
