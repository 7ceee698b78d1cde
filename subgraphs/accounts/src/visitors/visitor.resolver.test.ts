import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
afterAll(() => fixture.close());

const locate = async (address: string) =>
  (await fixture.execute("{ visitorLocation { ip city country currency } }", {}, { address })).data
    .visitorLocation;

describe("visitorLocation", () => {
  it("FUN-MISC-08 returns location and currency of the client's address", async () => {
    expect(await locate("49.36.0.1")).toEqual({
      ip: "49.36.0.1",
      city: "unknown",
      country: "IN",
      currency: "INR",
    });
    expect(await locate("8.8.8.8")).toMatchObject({ country: "US", currency: "USD" });
  });

  it("FUN-MISC-08 an unknown location is 'unknown', in dollars", async () => {
    const unknown = { city: "unknown", country: "unknown", currency: "USD" };
    expect(await locate("127.0.0.1")).toEqual({ ip: "127.0.0.1", ...unknown });
    expect(await locate("")).toEqual({ ip: "unknown", ...unknown });
  });
});
