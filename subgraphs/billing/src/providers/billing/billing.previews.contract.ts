import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { aKey, anOrder, aSubscription, type ContractFixture } from "./billing.fixture.contract";
import type { PlacedOrder } from "./billing.provider";

const USD = "USD";
const refused = { kind: "invalid", message: expect.stringMatching(/./) };
const MINUTE_MS = 60_000;

const minutesBetween = (one: Date | null | undefined, other: Date | null | undefined) =>
  Math.abs((one?.getTime() ?? 0) - (other?.getTime() ?? 1e12)) / MINUTE_MS;

/** What a member is told before a change is what the change then charges. */
export function paymentPreviewContract(get: () => ContractFixture): void {
  planChangeContract(get);
  reactivationContract(get);
  onFilePurchaseContract(get);
}

function planChangeContract(get: () => ContractFixture): void {
  it("a plan change: nothing today, and the next charge and its date", async () => {
    const { provider } = get();
    const coupons = { couponCodes: ["TENOFF"], planCode: planCodes.monthly };
    const { id, memberId, read } = await aSubscription(get(), coupons);
    const before = await read();
    const preview = await provider.previewPlanChange(id, planCodes.regularYearly);
    const nextOn = before.subscription.periodEndsAt;
    const sums = { todayCents: 0, nextCents: 8900, nextOn, currency: USD };
    expect(preview).toEqual({ kind: "preview", ...sums });
    expect(await read()).toEqual(before);
    await provider.changePlan(id, planCodes.regularYearly, aKey());
    await get().toNextEvent(memberId);
    expect(await get().chargesOf(memberId)).toEqual([2900, 8900]);
  });

  it("a plan change to the current, an unknown plan, or of no subscription is refused", async () => {
    const { provider } = get();
    const { id } = await aSubscription(get(), { planCode: planCodes.monthly });
    expect(await provider.previewPlanChange(id, planCodes.monthly)).toEqual(refused);
    expect(await provider.previewPlanChange(id, "no-such-plan")).toEqual(refused);
    expect(await provider.previewPlanChange("nosuchthing1", planCodes.monthly)).toEqual(refused);
  });
}

function reactivationContract(get: () => ContractFixture): void {
  const cases: readonly (readonly [string, Partial<PlacedOrder>, number])[] = [
    ["a price", { planCode: planCodes.monthly }, 3900],
    ["a trial and a coupon of the first payment", { couponCodes: ["HALF50"] }, 4950],
    ["a coupon that is used up", { planCode: planCodes.monthly, couponCodes: ["HALF50"] }, 3900],
    ["a coupon for years only", { couponCodes: ["YEAR20", "TENOFF"] }, 6920],
  ];

  it.each(cases)(
    "a reactivation with %s: nothing today, then the rest",
    async (_name, order, cents) => {
      const { provider } = get();
      const { id, memberId, read } = await aSubscription(get(), order);
      const nextOn = (await read()).subscription.periodEndsAt;
      await provider.cancelSubscription(id, aKey());
      const preview = await provider.previewReactivation(id);
      const sums = { todayCents: 0, nextCents: cents, nextOn, currency: USD };
      expect(preview).toEqual({ kind: "preview", ...sums });
      await provider.reactivateSubscription(id, null, aKey());
      await get().toNextEvent(memberId);
      expect((await get().chargesOf(memberId)).at(-1)).toBe(cents);
    },
  );

  it("a reactivation of a subscription that runs or does not exist is refused", async () => {
    const { provider } = get();
    const { id } = await aSubscription(get());
    expect(await provider.previewReactivation(id)).toEqual(refused);
    expect(await provider.previewReactivation("nosuchthing1")).toEqual(refused);
  });
}

/** A member whose subscription ended, with $70 of a gift card and $10 off every payment. */
async function aFormerMember(fixture: ContractFixture) {
  const order = {
    planCode: planCodes.monthly,
    couponCodes: ["TENOFF"],
    giftCardCode: `${fixture.giftCardCode}-${randomUUID()}`,
  };
  const { id, memberId } = await aSubscription(fixture, order);
  await fixture.provider.cancelSubscription(id, aKey());
  await fixture.toNextEvent(memberId);
  return memberId;
}

function onFilePurchaseContract(get: () => ContractFixture): void {
  it("a purchase with the card on file: today's charge, and the next one", async () => {
    const { provider } = get();
    const memberId = await aFormerMember(get());
    const order = { planCode: planCodes.regularYearly, currency: USD, skipsTrial: false } as const;
    const preview = await provider.previewOnFilePurchase(memberId, order);
    expect(preview).toMatchObject({ kind: "preview", todayCents: 1900, nextCents: 8900 });
    expect(await get().chargesOf(memberId)).toHaveLength(1);
    const holder = { memberId, email: null };
    await provider.purchase(await anOrder(get(), { ...order, holder, tokenId: null }));
    const { subscription } = await provider.readAccount(memberId);
    const nextOn = preview.kind === "preview" ? preview.nextOn : null;
    expect(minutesBetween(nextOn, subscription?.periodEndsAt)).toBeLessThan(1);
    await get().toNextEvent(memberId);
    expect((await get().chargesOf(memberId)).slice(1)).toEqual([1900, 8900]);
  });

  it("a purchase beside a running subscription, or of no plan, is refused", async () => {
    const { provider } = get();
    const { memberId } = await aSubscription(get());
    const order = { planCode: planCodes.monthly, currency: USD, skipsTrial: false } as const;
    expect(await provider.previewOnFilePurchase(memberId, order)).toEqual(refused);
    const former = await aFormerMember(get());
    const unknown = { ...order, planCode: "no-such-plan" };
    expect(await provider.previewOnFilePurchase(former, unknown)).toEqual(refused);
  });
}
