import { buy, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

describe("an account", () => {
  it("is held to the provider's own file in every answer the client gets", async () => {
    const before = sandbox.checked.count;
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    await sandbox.client.getAccount(`code-${code}`);
    expect(sandbox.checked.count).toBe(before + 2);
  });

  it("is created once per code", async () => {
    const code = nextCode();
    const account = await sandbox.client.createAccount({ code, email: "ines@example.test" });
    expect(account).toMatchObject({ code, state: "active", hasLiveSubscription: false });
    expect(await refusalOf(sandbox.client.createAccount({ code }))).toMatchObject({
      type: "validation",
      message: "Code has already been taken",
      params: [{ param: "code", message: "has already been taken" }],
    });
  });

  it("created twice at the same moment exists once", async () => {
    const code = nextCode();
    const both = await Promise.allSettled([
      sandbox.client.createAccount({ code }),
      sandbox.client.createAccount({ code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is read by code and by id; an unknown one is not found", async () => {
    const code = nextCode();
    const { id } = await sandbox.client.createAccount({ code });
    expect((await sandbox.client.getAccount(id ?? "")).code).toBe(code);
    expect(await refusalOf(sandbox.client.getAccount("code-nobody"))).toMatchObject({
      name: "RecurlyNotFoundError",
      message: "Couldn't find Account with code = nobody",
    });
    expect((await refusalOf(sandbox.client.getAccount("nobody"))).type).toBe("not_found");
  });

  it("keeps the address it is given, and refuses one that is too long", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    const address = { street1: "214 Palmetto Street", city: "Brooklyn", postalCode: "11221" };
    const updated = await sandbox.client.updateAccount(`code-${code}`, {
      address: { ...address, country: "US", region: "NY" },
    });
    expect(updated.address).toMatchObject({ ...address, region: "NY" });
    const long = sandbox.client.updateAccount(`code-${code}`, {
      address: { street1: "x".repeat(51) },
    });
    expect((await refusalOf(long)).params?.[0]?.param).toBe("address.street1");
  });

  it("has no billing info before a card, and none after it is removed", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    const read = () => sandbox.client.getBillingInfo(`code-${code}`);
    expect((await refusalOf(read())).type).toBe("not_found");
    await buy(sandbox, { code });
    expect(await read()).toMatchObject({
      firstName: "Ines",
      paymentMethod: {
        object: "credit_card",
        cardType: "Visa",
        firstSix: "411111",
        lastFour: "1111",
      },
    });
    await sandbox.client.removeBillingInfo(`code-${code}`);
    expect((await refusalOf(read())).type).toBe("not_found");
  });

  it("owes nothing by default", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    const balance = await sandbox.client.getAccountBalance(`code-${code}`);
    expect(balance).toMatchObject({ pastDue: false, balances: [{ currency: "USD", amount: 0 }] });
  });

  it("can be closed", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    expect((await sandbox.client.deactivateAccount(`code-${code}`)).state).toBe("inactive");
    const again = await refusalOf(sandbox.client.deactivateAccount(`code-${code}`));
    expect(again.type).toBe("validation");
  });

  it("once closed is never charged again: its card is gone, its subscription ends", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    await sandbox.client.deactivateAccount(`code-${code}`);
    expect((await subscriptionOf(sandbox, code)).state).toBe("canceled");
    const card = await refusalOf(sandbox.client.getBillingInfo(`code-${code}`));
    expect(card.type).toBe("not_found");
    await sandbox.advance(code, 8);
    expect((await subscriptionOf(sandbox, code)).state).toBe("expired");
    expect(await sandbox.client.listAccountInvoices(`code-${code}`).count()).toBe(1);
  });
});

describe("plans", () => {
  it("are all listed, page by page, with both currencies", async () => {
    const pager = sandbox.client.listPlans({ params: { state: "active", limit: 4 } });
    const found = [];
    for await (const plan of pager.each()) found.push(plan);
    expect(found).toHaveLength(10);
    expect(await sandbox.client.listPlans({ params: { state: "active" } }).count()).toBe(10);
    const yearly = found.find(({ code }) => code === plans.yearly);
    expect(yearly).toMatchObject({
      intervalUnit: "months",
      intervalLength: 12,
      trialUnit: "days",
      trialLength: 7,
      currencies: [
        { currency: "USD", unitAmount: 99 },
        { currency: "INR", unitAmount: 4_999 },
      ],
    });
  });

  it("cost what the specification says", async () => {
    const price = async (code: string) =>
      (await sandbox.client.getPlan(`code-${code}`)).currencies?.map(
        ({ unitAmount }) => unitAmount,
      );
    expect(await price(plans.monthly)).toEqual([19, 999]);
    expect((await price(plans.noDeal))?.[0]).toBe(39);
    expect((await refusalOf(sandbox.client.getPlan("code-nope"))).type).toBe("not_found");
  });
});
