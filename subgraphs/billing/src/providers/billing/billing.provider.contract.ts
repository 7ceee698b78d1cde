import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { actionContract, actionOutageContract } from "./billing.actions.contract";
import { closingContract } from "./billing.closing.contract";
import { address, aHolder, anOrder, type ContractFixture } from "./billing.fixture.contract";
import { giftCardContract } from "./billing.gifts.contract";
import { invoiceContract } from "./billing.invoices.contract";
import { pauseContract } from "./billing.pauses.contract";
import { paymentContract } from "./billing.payments.contract";
import { paymentPreviewContract } from "./billing.previews.contract";
import { emptyReading, type PlacedOrder } from "./billing.provider";

/** Coupons that every provider site of ours has. */
const coupons = { percent: "HALF50", fixed: "TENOFF", freeTrial: "FREE30", expired: "OLD" };
const now = new Date("2026-11-20T12:00:00Z");

/** The suite that every billing adapter must pass. */
export function billingProviderContract(name: string, open: () => Promise<ContractFixture>): void {
  describe(`billing provider contract: ${name}`, () => {
    let fixture: ContractFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    afterAll(() => fixture.close());
    const get = () => fixture;
    describe("catalogue", () => catalogueContract(get));
    describe("accounts", () => accountContract(get));
    describe("previews", () => previewContract(get));
    describe("previews of payments", () => paymentPreviewContract(get));
    describe("purchases", () => purchaseContract(get));
    describe("refusals", () => refusalContract(get));
    describe("actions", () => actionContract(get));
    describe("pauses", () => pauseContract(get));
    describe("gift cards", () => giftCardContract(get));
    describe("closing", () => closingContract(get));
    describe("payments", () => paymentContract(get));
    describe("invoices", () => invoiceContract(get));
    describe("notices", () => noticeContract(get));
    describe("outages", () => outageContract(get));
    describe("actions in an outage", () => actionOutageContract(get));
  });
}

function catalogueContract(get: () => ContractFixture): void {
  it("plans have prices in minor units, an interval and perhaps a trial", async () => {
    const plans = await get().provider.listPlans();
    expect(plans.find(({ code }) => code === planCodes.trialYearly)).toMatchObject({
      prices: { USD: 9900 },
      intervalUnit: "YEARS",
      intervalLength: 1,
      trial: { length: 7, unit: "DAY" },
    });
    expect(plans.find(({ code }) => code === planCodes.monthly)).toMatchObject({
      prices: { USD: 3900 },
      intervalUnit: "MONTHS",
      trial: null,
    });
  });

  it("a plan is found by its code; one that never existed is null", async () => {
    const plan = await get().provider.findPlan(planCodes.rupeeYearly);
    expect(plan?.prices.INR).toBe(499900);
    expect(await get().provider.findPlan("no-such-plan")).toBeNull();
  });

  it("coupons are percent, fixed or free trial, in any case", async () => {
    const { provider } = get();
    expect(await provider.findCoupon(coupons.percent.toLowerCase())).toMatchObject({
      code: coupons.percent,
      isRedeemable: true,
      isRecurring: false,
      discount: { type: "PERCENT", percent: 50 },
    });
    expect(await provider.findCoupon(coupons.fixed)).toMatchObject({
      isRecurring: true,
      discount: { type: "FIXED", amounts: { USD: 1000, INR: 50000 } },
    });
    expect(await provider.findCoupon(coupons.freeTrial)).toMatchObject({
      discount: { type: "FREE_TRIAL", trial: { length: 30, unit: "DAY" } },
    });
  });

  it("an expired coupon is not redeemable, an unknown one is null", async () => {
    expect((await get().provider.findCoupon(coupons.expired))?.isRedeemable).toBe(false);
    expect(await get().provider.findCoupon("NO-SUCH-COUPON")).toBeNull();
  });
}

function accountContract(get: () => ContractFixture): void {
  it("an account can be created any number of times, also concurrently", async () => {
    const holder = aHolder();
    await Promise.all([1, 2, 3].map(() => get().provider.ensureAccount(holder)));
    await get().provider.ensureAccount(holder);
    expect((await get().provider.readAccount(holder.memberId)).subscription).toBeNull();
  });

  it("an address is saved on an existing account and on a missing one", async () => {
    const holder = aHolder();
    const saved = { kind: "saved", accountId: `code-${holder.memberId}` };
    expect(await get().provider.saveAddress(holder, address)).toEqual(saved);
    const again = { ...address, street: "2 Rue de la Danse" };
    expect(await get().provider.saveAddress(holder, again)).toEqual(saved);
  });

  it("the country is the stored address's; there is none without an address or an account", async () => {
    const [holder, stranger] = [aHolder(), aHolder()];
    await get().provider.ensureAccount(holder);
    expect(await get().provider.readCountry(holder.memberId)).toBeNull();
    await get().provider.saveAddress(holder, address);
    expect(await get().provider.readCountry(holder.memberId)).toBe("FR");
    expect(await get().provider.readCountry(stranger.memberId)).toBeNull();
  });

  it("a member without an account reads as empty", async () => {
    expect(await get().provider.readAccount(randomUUID())).toEqual(emptyReading);
  });
}

function previewContract(get: () => ContractFixture): void {
  const order = {
    planCode: planCodes.monthly,
    currency: "USD",
    couponCodes: [],
    giftCardCode: null,
    skipsTrial: false,
  } as const;

  it("costs the price, nothing in a trial, less with a coupon", async () => {
    const { provider } = get();
    const preview = (change: object) => provider.previewOrder(null, { ...order, ...change });
    expect(await preview({})).toEqual({
      kind: "preview",
      subtotalCents: 3900,
      planCode: planCodes.monthly,
      trialEndsOn: null,
    });
    expect(await preview({ planCode: planCodes.trialYearly })).toMatchObject({ subtotalCents: 0 });
    expect(await preview({ couponCodes: [coupons.percent] })).toMatchObject({
      subtotalCents: 1950,
    });
  });

  it("identifies the wrong input", async () => {
    const { provider } = get();
    expect(await provider.previewOrder(null, { ...order, giftCardCode: "NOPE" })).toMatchObject({
      kind: "invalid",
      input: "giftCard",
    });
    const expired = { ...order, couponCodes: [coupons.expired] };
    expect(await provider.previewOrder(null, expired)).toMatchObject({ input: "coupon" });
  });

  it("tells the free days that the order then gives", async () => {
    const { provider } = get();
    const trial = await anOrder(get());
    const { memberId } = trial.holder;
    const preview = await provider.previewOrder(memberId, trial, trial.tokenId);
    expect(preview).toMatchObject({ subtotalCents: 0, planCode: planCodes.trialYearly });
    await provider.purchase(trial);
    const { subscription } = await provider.readAccount(memberId);
    const endsOn = preview.kind === "preview" ? preview.trialEndsOn : null;
    const apart = Number(subscription?.trialEndsAt) - Number(endsOn);
    expect(Math.abs(apart)).toBeLessThan(60_000);
  });

  it("buys nothing", async () => {
    const { memberId } = aHolder();
    const tokenId = await get().token("good");
    await get().provider.previewOrder(memberId, order, tokenId);
    expect((await get().provider.readAccount(memberId)).subscription).toBeNull();
  });
}

function purchaseContract(get: () => ContractFixture): void {
  const readOf = ({ holder }: PlacedOrder) => get().provider.readAccount(holder.memberId);

  it("a bought subscription can be read immediately", async () => {
    const order = await anOrder(get());
    expect(await get().provider.purchase(order)).toEqual({ kind: "purchased" });
    const reading = await readOf(order);
    expect(reading).toMatchObject({
      hadTrial: true,
      isOwing: false,
      subscription: {
        planCode: order.planCode,
        status: "ACTIVE",
        isTrial: true,
        amountCents: 9900,
        nextChargeCents: 9900,
      },
    });
    expect(reading.paymentMethod).toMatch(/ ending with \d{4}$/);
    expect(reading.subscription?.periodEndsAt).toEqual(reading.subscription?.trialEndsAt);
  });

  it("the next charge is what the coupons will leave of the price", async () => {
    const order = await anOrder(get(), { couponCodes: [coupons.percent] });
    await get().provider.purchase(order);
    const { subscription } = await readOf(order);
    expect(subscription).toMatchObject({ amountCents: 9900, nextChargeCents: 4950 });
  });

  it("FUN-CHK-10 API-BILL-03 the names of the order are on the account, the card's on the card", async () => {
    const order = await anOrder(get(), { firstName: "Noor", lastName: "Haddad" });
    await get().provider.purchase(order);
    expect(await get().namesOnAccount(order.holder.memberId)).toEqual(["Noor", "Haddad"]);
    const info = await get().provider.readBillingInfo(order.holder.memberId);
    expect(info).toMatchObject({ firstName: "Ines", lastName: "Moreau" });
  });

  it("the same attempt, concurrent or repeated, buys once and returns the same result", async () => {
    const order = await anOrder(get(), { planCode: planCodes.monthly });
    const once = () => get().provider.purchase(order);
    const answers = [...(await Promise.all([once(), once(), once()])), await once()];
    expect(answers).toEqual(Array(4).fill({ kind: "purchased" }));
    expect((await readOf(order)).subscription?.status).toBe("ACTIVE");
  });

  it("a challenge is required, and its result buys", async () => {
    const tokenId = await get().token("challenge");
    const order = await anOrder(get(), { tokenId });
    const answer = await get().provider.purchase(order);
    if (answer.kind !== "challenge") throw new Error(`no challenge: ${JSON.stringify(answer)}`);
    expect(answer.message).toMatch(/3-D Secure/);
    const challengeResultTokenId = await get().passChallenge(answer.actionTokenId);
    const retry = { ...order, idempotencyKey: randomUUID(), challengeResultTokenId };
    expect(await get().provider.purchase(retry)).toEqual({ kind: "purchased" });
  });

  it("a gift card pays for its plan", async () => {
    const { giftCardCode } = get();
    const order = await anOrder(get(), { planCode: planCodes.giftYearly, giftCardCode });
    expect(await get().provider.purchase(order)).toEqual({ kind: "purchased" });
  });

  it("skipsTrial skips the plan's trial", async () => {
    const order = await anOrder(get(), { planCode: planCodes.rupeeMonthly, currency: "INR" });
    await get().provider.purchase({ ...order, skipsTrial: true });
    expect(await readOf(order)).toMatchObject({
      hadTrial: false,
      subscription: { isTrial: false, currency: "INR", amountCents: 99900 },
    });
  });
}

function refusalContract(get: () => ContractFixture): void {
  it("a declined card returns a message for the cardholder and buys nothing", async () => {
    const order = await anOrder(get(), { tokenId: await get().token("declined") });
    const answer = await get().provider.purchase(order);
    expect(answer).toEqual({ kind: "declined", message: expect.stringMatching(/declined/i) });
    expect((await get().provider.readAccount(order.holder.memberId)).subscription).toBeNull();
  });

  it.each([
    ["card", { tokenId: "no-such-token-00000000" }],
    ["giftCard", { giftCardCode: "NOPE" }],
    ["coupon", { couponCodes: ["NOPE"] }],
  ])("a wrong %s is identified", async (input, fields) => {
    const order = await anOrder(get(), fields);
    expect(await get().provider.purchase(order)).toMatchObject({ kind: "invalid", input });
  });

  it("a provider error is an unknown outcome with a response", async () => {
    const order = await anOrder(get(), { tokenId: await get().token("broken") });
    expect(await get().provider.purchase(order)).toEqual({ kind: "unknown", hasResponse: true });
  });
}

function noticeContract(get: () => ContractFixture): void {
  it("a signed notice leads to its member, read from the provider", async () => {
    const { provider, sign, noticeAbout } = get();
    const order = await anOrder(get());
    await provider.purchase(order);
    const { subscription } = await provider.readAccount(order.holder.memberId);
    const body = noticeAbout(subscription?.id ?? "");
    const answer = provider.readNotice(body, sign(body, now), now);
    if (answer.kind !== "notice") throw new Error(answer.reason);
    expect(await provider.memberOfNotice(answer.notice)).toBe(order.holder.memberId);
  });

  it("a notice about an unknown object has no member", async () => {
    const { provider, sign, noticeAbout } = get();
    const body = noticeAbout("nosuchthing1");
    const answer = provider.readNotice(body, sign(body, now), now);
    if (answer.kind !== "notice") throw new Error(answer.reason);
    expect(await provider.memberOfNotice(answer.notice)).toBeNull();
  });

  it("forged, changed, and old notices are refused in one line", () => {
    const { provider, sign, noticeAbout } = get();
    const body = noticeAbout("sub1");
    const headers = sign(body, now);
    const later = new Date(now.getTime() + 301_000);
    expect(provider.readNotice(`${body} `, headers, now).kind).toBe("refused");
    expect(provider.readNotice(body, {}, now).kind).toBe("refused");
    expect(provider.readNotice(body, headers, later)).toMatchObject({ status: 401 });
  });
}

function outageContract(get: () => ContractFixture): void {
  it("a purchase without a response is unknown and never throws", async () => {
    const order = await anOrder(get());
    expect(await get().unreachable.purchase(order)).toEqual({
      kind: "unknown",
      hasResponse: false,
    });
  });

  it("every other call throws", async () => {
    await expect(get().unreachable.readAccount(randomUUID())).rejects.toThrow();
    await expect(get().unreachable.readBillingInfo(randomUUID())).rejects.toThrow();
    await expect(get().unreachable.listPlans()).rejects.toThrow();
    await expect(get().unreachable.listInvoices(randomUUID())).rejects.toThrow();
    await expect(get().unreachable.readInvoicePdf(randomUUID(), "1000")).rejects.toThrow();
  });
}
