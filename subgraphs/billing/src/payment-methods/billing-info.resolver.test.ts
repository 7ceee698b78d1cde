import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { memberSeenBy } from "../testing/member-subscription";
import { SAVE_ADDRESS } from "../testing/operations";
import { aSubscriber } from "../testing/orders";

const FIELDS = `billingInfo {
  country region street city postalCode firstName lastName card { brand lastFour expiryMonth expiryYear } }`;
const address = {
  country: "CA",
  region: "ON",
  street: "8 Count Street",
  city: "Toronto",
  postalCode: "M5V 2T6",
};

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

describe("Member.billingInfo", () => {
  it("ENT-23 API-BILL-14 the address, the names, and the card, as the provider stores them", async () => {
    const { member } = await aSubscriber(fixture);
    await fixture.execute(SAVE_ADDRESS, { input: address }, member);
    const { billingInfo } = await memberSeenBy(fixture, FIELDS, member, member);
    expect(billingInfo).toEqual({
      ...address,
      firstName: "Ines",
      lastName: "Moreau",
      card: { brand: "Visa", lastFour: "1111", expiryMonth: 12, expiryYear: 2034 },
    });
  });

  it("is null for another member, and without an account at the provider", async () => {
    const { member } = await aSubscriber(fixture);
    const stranger = aMember();
    expect((await memberSeenBy(fixture, FIELDS, member, stranger)).billingInfo).toBeNull();
    expect((await memberSeenBy(fixture, FIELDS, stranger, stranger)).billingInfo).toBeNull();
  });
});
