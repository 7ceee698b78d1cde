import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { SAVE_ADDRESS } from "../testing/operations";
import { anOrder, buy } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const good = {
  country: "US",
  region: "CA",
  street: "1 Ocean Avenue",
  city: "Los Angeles",
  postalCode: "90001",
};
const save = async (change: object, viewer: Viewer = aMember()) =>
  (await fixture.execute(SAVE_ADDRESS, { input: { ...good, ...change } }, viewer)).data
    .saveBillingAddress;
const addressAtProvider = async (memberId: string) => {
  const { rows } = await fixture.sandbox.database.query<{ address: object }>(
    "SELECT book->'account'->'address' AS address FROM sandbox.account_book WHERE code = $1",
    [memberId],
  );
  return rows[0]?.address;
};

describe("saveBillingAddress", () => {
  it("API-BILL-02 API-BILL-18 ENT-12 saves the address on the account 'code-' + sub", async () => {
    const member = aMember();
    expect(await save({ giftCardRedemptionCode: "GIFT-YEAR" }, member)).toEqual({
      __typename: "BillingAddressSaved",
      accountId: `code-${member.memberId}`,
    });
    expect(await addressAtProvider(member.memberId)).toMatchObject({
      street1: "1 Ocean Avenue",
      city: "Los Angeles",
      region: "CA",
      postal_code: "90001",
      country: "US",
    });
  });

  it("FUN-VAL-42 the region is sent only when the country is ca or us", async () => {
    const member = aMember();
    const french = { country: "fr", region: "CA", city: "Paris", postalCode: "75001" };
    expect(await save(french, member)).toMatchObject({ __typename: "BillingAddressSaved" });
    const address = await addressAtProvider(member.memberId);
    expect(address).toMatchObject({ country: "FR", city: "Paris" });
    expect(address).not.toHaveProperty("region");
    const canadian = { country: "ca", region: "ON", city: "Ottawa", postalCode: "K1A 0B1" };
    expect(await save(canadian, member)).toMatchObject({ __typename: "BillingAddressSaved" });
    expect(await addressAtProvider(member.memberId)).toMatchObject({ country: "CA", region: "ON" });
  });

  it("a second address replaces the first", async () => {
    const member = aMember();
    await save({}, member);
    await save({ street: "2 Hill Road" }, member);
    expect(await addressAtProvider(member.memberId)).toMatchObject({ street1: "2 Hill Road" });
  });

  it.each([
    ["FUN-VAL-27", { country: "", postalCode: "" }, "country", "Please select a country"],
    ["FUN-VAL-28", { region: null }, "region", "Please select a region"],
    ["FUN-VAL-29", { street: " " }, "streetName", "Please enter a valid street name"],
    [
      "FUN-VAL-29",
      { street: "1 Ocean\u0000 Avenue" },
      "streetName",
      "Please enter a valid street name",
    ],
    ["FUN-VAL-29", { street: "1 \ud800 Avenue" }, "streetName", "Please enter a valid street name"],
    ["FUN-VAL-30", { city: "L.A." }, "cityName", "Please enter a valid city name"],
    ["FUN-VAL-31", { postalCode: "" }, "noPostalCode", "Please enter a postal code"],
    ["FUN-VAL-33", { postalCode: "123" }, "postalCode", "Please enter valid postal code"],
  ])("%s the server refuses %j at %s", async (_id, change, field, message) => {
    expect(await save(change)).toEqual({
      __typename: "SaveBillingAddressRefused",
      code: "ADDRESS_INVALID",
      message,
      field,
    });
  });

  it("FUN-GIFT-04 the gift variant carries the redemption code, which must not be empty", async () => {
    expect(await save({ giftCardRedemptionCode: "GIFT-YEAR" })).toMatchObject({
      __typename: "BillingAddressSaved",
    });
    expect(await save({ giftCardRedemptionCode: " " })).toMatchObject({
      code: "GIFT_CARD_MISSING",
      message: "Please enter a valid Gift Card Number",
      field: "giftCardRedemptionCode",
    });
  });

  it("FUN-CHK-28 a malformed gift code gets: Please verify your Gift Card details", async () => {
    const member = aMember();
    const code = { giftCardRedemptionCode: "https://gift.example.com" };
    const refusal = {
      code: "GIFT_CARD_INVALID",
      message: "Please verify your Gift Card details",
      field: "giftCardRedemptionCode",
    };
    expect(await save(code)).toMatchObject(refusal);
    const order = await anOrder(fixture, { planChoice: "GIFT_MONTHLY", ...code });
    expect(await buy(fixture, order, member)).toMatchObject(refusal);
  });

  it("a street longer than the provider's limit is refused, not cut", async () => {
    expect(await save({ street: "x".repeat(51) })).toMatchObject({ field: "streetName" });
  });

  it("AMB-78 a visitor has no account to put an address on", async () => {
    const { data, errors } = await fixture.execute(SAVE_ADDRESS, { input: good }, visitor);
    expect(data).toBeNull();
    expect(errors?.[0]?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
