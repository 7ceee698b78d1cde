import { buy, invoicesOf, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";
import { testCards } from "../cards/test-cards";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

async function paidInvoice(input: Parameters<typeof buy>[1] = {}) {
  const code = nextCode();
  const { chargeInvoice } = await buy(sandbox, { plan: plans.noDeal, ...input, code });
  return { code, id: chargeInvoice?.id ?? "" };
}

describe("a refund", () => {
  it("of everything makes a credit invoice, and the membership continues", async () => {
    const { code, id } = await paidInvoice();
    const credit = await sandbox.client.refundInvoice(id, { type: "amount" });
    expect(credit).toMatchObject({
      type: "credit",
      origin: "refund",
      state: "closed",
      total: -39,
      balance: 0,
      previousInvoiceId: id,
    });
    expect(credit.transactions).toMatchObject([{ type: "refund", amount: 39, status: "success" }]);
    expect(credit.lineItems).toMatchObject([{ type: "credit", refund: true, amount: -39 }]);
    const charge = await sandbox.client.getInvoice(id);
    expect(charge).toMatchObject({ type: "charge", state: "paid", refundableAmount: 0 });
    expect(charge.transactions?.[0]?.refunded).toBe(true);
    expect((await invoicesOf(sandbox, code)).map(({ total }) => total)).toEqual([39, -39]);
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
  });

  it("of a part leaves the rest to be refunded, and never more", async () => {
    const { id } = await paidInvoice();
    await sandbox.client.refundInvoice(id, { type: "amount", amount: 10 });
    expect((await sandbox.client.getInvoice(id)).refundableAmount).toBe(29);
    const half = await sandbox.client.refundInvoice(id, { type: "percentage", percentage: 50 });
    expect(half.total).toBe(-14.5);
    const tooMuch = sandbox.client.refundInvoice(id, { type: "amount", amount: 14.51 });
    expect((await refusalOf(tooMuch)).params?.[0]?.param).toBe("amount");
    expect((await sandbox.client.refundInvoice(id, { type: "amount" })).total).toBe(-14.5);
    const again = sandbox.client.refundInvoice(id, { type: "amount" });
    expect((await refusalOf(again)).type).toBe("validation");
  });

  it("pays back what the card paid, without the gift card's part", async () => {
    const { id } = await paidInvoice({ gift: "GIFT-LOW-refund" });
    expect((await sandbox.client.refundInvoice(id, { type: "amount" })).total).toBe(-34);
  });

  it("is refused for what was not paid, and for a credit invoice", async () => {
    const code = nextCode();
    await buy(sandbox, { code, number: testCards.renewalDeclined.number });
    await sandbox.advance(code, 8);
    const unpaid = (await invoicesOf(sandbox, code)).at(-1)?.id ?? "";
    const refused = sandbox.client.refundInvoice(unpaid, { type: "amount" });
    expect((await refusalOf(refused)).type).toBe("validation");
    const { id } = await paidInvoice();
    const credit = await sandbox.client.refundInvoice(id, { type: "amount" });
    const twice = sandbox.client.refundInvoice(credit.id ?? "", { type: "amount" });
    expect((await refusalOf(twice)).type).toBe("validation");
  });

  it("does not change what the next renewal charges", async () => {
    const { code, id } = await paidInvoice();
    await sandbox.client.refundInvoice(id, { type: "amount" });
    await sandbox.post("/sandbox/clock", { accountCode: code, toNextEvent: true });
    expect((await invoicesOf(sandbox, code)).at(-1)).toMatchObject({ total: 39, state: "paid" });
  });
});
