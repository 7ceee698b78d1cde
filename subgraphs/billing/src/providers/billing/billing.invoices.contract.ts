import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { aSubscription, type ContractFixture } from "./billing.fixture.contract";

export function invoiceContract(get: () => ContractFixture): void {
  const monthly = { planCode: planCodes.monthly };

  it("a member's invoices, newest first, add up to what was charged", async () => {
    const { provider } = get();
    const { memberId } = await aSubscription(get(), { ...monthly, couponCodes: ["HALF50"] });
    await get().toNextEvent(memberId);
    const [newest, oldest, ...others] = await provider.listInvoices(memberId);
    expect(others).toEqual([]);
    expect(oldest).toMatchObject({
      status: "PAID",
      subtotalCents: 3900,
      discountCents: 1950,
      totalCents: 1950,
      payments: [{ amountCents: 1950, failure: null }],
      refunds: [],
    });
    expect(newest).toMatchObject({ totalCents: 3900, discountCents: 0, balanceCents: 0 });
    expect(Number(newest?.issuedAt)).toBeGreaterThan(Number(oldest?.issuedAt));
    const paid = [oldest, newest].map((invoice) => invoice?.totalCents);
    expect(await get().chargesOf(memberId)).toEqual(paid);
  });

  it("a declined renewal is past due, with the attempt", async () => {
    const tokenId = await get().token("renewalDeclined");
    const { memberId } = await aSubscription(get(), { ...monthly, tokenId });
    await get().toNextEvent(memberId);
    const [newest] = await get().provider.listInvoices(memberId);
    expect(newest).toMatchObject({ status: "PAST_DUE", balanceCents: 3900 });
    expect(newest?.payments).toMatchObject([{ failure: expect.any(String) }]);
  });

  it("none in a trial, and none without an account", async () => {
    const { memberId } = await aSubscription(get());
    expect(await get().provider.listInvoices(memberId)).toEqual([]);
    expect(await get().provider.listInvoices(randomUUID())).toEqual([]);
  });

  it("an invoice is printed for its own member only", async () => {
    const { provider } = get();
    const [{ memberId }, stranger] = [await aSubscription(get(), monthly), randomUUID()];
    const number = (await provider.listInvoices(memberId))[0]?.number ?? "";
    const pdf = await provider.readInvoicePdf(memberId, number);
    expect(pdf?.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await provider.readInvoicePdf(stranger, number)).toBeNull();
    expect(await provider.readInvoicePdf(memberId, "999999999")).toBeNull();
  });
}
