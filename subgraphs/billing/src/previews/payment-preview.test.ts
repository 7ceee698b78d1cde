import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { offeredActions } from "../actions/offered-actions.rules";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { memberSeenBy, subscriptionSeenBy } from "../testing/member-subscription";
import { SAVE_ADDRESS } from "../testing/operations";
import { anOrder, aSubscriber, buy } from "../testing/orders";
import type { PaymentPreviewRequest, PaymentSums } from "./payment-preview.service";
import { PaymentPreviewService } from "./payment-preview.service";

const faults = new FaultyProvider(["previewReactivation"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const previewOf = (args: string) => `paymentPreview(${args}) {
  __typename
  ... on PaymentPreview { todayCents nextCents nextOn currency cardLabel }
  ... on Refusal { code message field }
}`;
const REACTIVATE = previewOf("action: REACTIVATE");
const seenBy = async (member: Member, args: string) =>
  (await subscriptionSeenBy(fixture, member, previewOf(args))).paymentPreview;

const visa = { cardLabel: "Visa ending with 1111", currency: "USD" };
const notAvailable = { __typename: "PaymentPreviewRefused", code: "NOT_AVAILABLE" };

async function aCanceledMember(order: object = {}) {
  const member = aMember();
  const { subscription } = await buy(fixture, await anOrder(fixture, { ...order }), member);
  await act(fixture, "cancelSubscription", member);
  return { member, subscription };
}

describe("the preview of a reactivation", () => {
  it("nothing today, then the price on the day that the paid time ends", async () => {
    const { member, subscription } = await aCanceledMember({ planChoice: "NO_DEAL_MONTHLY" });
    const preview = await seenBy(member, "action: REACTIVATE");
    const nextOn = subscription.nextBillingDate;
    const __typename = "PaymentPreview";
    expect(preview).toEqual({ __typename, todayCents: 0, nextCents: 3900, nextOn, ...visa });
    await act(fixture, "reactivateSubscription", member);
    await fixture.sandbox.toNextEvent(member.memberId);
    expect(await fixture.sandbox.chargesOf(member.memberId)).toEqual([3900, 3900]);
  });

  it("less a coupon of the first payment that the trial has not used", async () => {
    const { member } = await aCanceledMember({ planChoice: "YEARLY", couponCodes: ["HALF50"] });
    expect(await seenBy(member, "action: REACTIVATE")).toMatchObject({ nextCents: 4950 });
  });

  it("is refused while the subscription runs, and without one", async () => {
    const { member } = await aSubscriber(fixture);
    expect(await seenBy(member, "action: REACTIVATE")).toMatchObject(notAvailable);
    expect(await seenBy(aMember(), "action: REACTIVATE")).toMatchObject(notAvailable);
  });

  it("is null with an error while the provider is unreachable", async () => {
    const { member } = await aCanceledMember();
    faults.beforeCall = () => Promise.reject(new Error("connect ECONNREFUSED"));
    const source = `query ($representations: [_Any!]!) {
      _entities(representations: $representations) {
        ... on Member { subscription { accountStatus ${REACTIVATE} } }
      }
    }`;
    const id = Buffer.from(`Member:${member.memberId}`).toString("base64url");
    const variables = { representations: [{ __typename: "Member", id }] };
    const { data, errors } = await fixture.execute(source, variables, member);
    expect(data._entities[0].subscription).toEqual({
      accountStatus: "CANCELLED",
      paymentPreview: null,
    });
    expect(errors).toHaveLength(1);
  });

  it("is not shown to another member or a visitor", async () => {
    const { member } = await aCanceledMember();
    const fields = `subscription { ${REACTIVATE} }`;
    for (const viewer of [aMember(), visitor]) {
      const seen = await memberSeenBy(fixture, fields, member, viewer as Member);
      expect(seen.subscription).toBeNull();
    }
    expect(faults.calls).toEqual([]);
  });

  it("is limited like other look-ups", async () => {
    const member = { ...aMember(), address: "198.51.100.77" };
    const service = previews();
    const subscription = await viewOf(member);
    const answers = [];
    for (let time = 0; time < 301; time += 1) {
      answers.push(await service.preview(member, subscription, request("REACTIVATE")));
    }
    expect(answers[299]).toMatchObject({ code: "NOT_AVAILABLE" });
    expect(answers[300]).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });
});

const request = (
  action: PaymentPreviewRequest["action"],
  planChoice: PaymentPreviewRequest["planChoice"] = null,
) => ({ action, planChoice });

/** The service, with every action that the subscription allows. */
function previews() {
  const { plans, limits } = fixture.billing.modules;
  return new PaymentPreviewService({
    provider: fixture.provider,
    offers: plans.services.offers,
    attemptLimits: limits.services.limits,
    actions: { actionsFor: (facts) => offeredActions(facts, { isPurchaseOpen: true }) },
  });
}

const viewOf = async (member: Member) => {
  const { subscriptions } = fixture;
  const view = await subscriptions.viewFor(member, member.memberId, {
    load: (memberId) => subscriptions.storedState(memberId),
  });
  if (!view) throw new Error("the member's own subscription is hidden");
  return view;
};

const ask = async (member: Member, asked: PaymentPreviewRequest) =>
  previews().preview(member, await viewOf(member), asked);

describe("previews where tax is due", () => {
  const seattle = {
    country: "US",
    region: "WA",
    street: "8 Count Street",
    city: "Seattle",
    postalCode: "98101",
  };
  const priceWithTax = 3900 + 254;

  it("contain it, as the charges do", async () => {
    const member = aMember();
    await fixture.execute(SAVE_ADDRESS, { input: seattle }, member);
    await buy(fixture, await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" }), member);
    const change = await ask(member, request("CHANGE_PLAN", "YEARLY"));
    expect(change).toMatchObject({ todayCents: 0, nextCents: 9900 + 644 });
    await act(fixture, "cancelSubscription", member);
    expect(await seenBy(member, "action: REACTIVATE")).toMatchObject({ nextCents: priceWithTax });
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.subscriptions.sync(member.memberId);
    const again = await ask(member, request("PURCHASE_ON_FILE"));
    expect(again).toMatchObject({ todayCents: priceWithTax, nextCents: priceWithTax });
    expect(await fixture.sandbox.chargesOf(member.memberId)).toEqual([priceWithTax]);
  });
});

describe("the preview of a plan change", () => {
  it("nothing today, then the new plan's price on the next billing date", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const preview = await ask(member, request("CHANGE_PLAN", "YEARLY"));
    const nextOn = new Date(subscription.nextBillingDate);
    expect(preview).toEqual({ todayCents: 0, nextCents: 9900, nextOn, ...visa });
  });

  it("is refused for the own plan in the provider's words, without a plan, and in rupees", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const refusals = [];
    for (const choice of ["NO_DEAL_MONTHLY", null, "MULTI_YEARLY"] as const) {
      const answer = await ask(member, request("CHANGE_PLAN", choice));
      refusals.push(isRefusal(answer) ? answer.code : answer);
    }
    expect(refusals).toEqual(["PREVIEW_REFUSED", "PLAN_UNAVAILABLE", "PLAN_UNAVAILABLE"]);
  });
});

describe("the preview of a purchase with the card on file", () => {
  it("the price of the former plan today, and again a month later", async () => {
    const { member } = await aCanceledMember({ planChoice: "NO_DEAL_MONTHLY" });
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.subscriptions.sync(member.memberId);
    const preview = await ask(member, request("PURCHASE_ON_FILE"));
    expect(preview).toMatchObject({ todayCents: 3900, nextCents: 3900, ...visa });
  });

  it.each(["MONTHLY", "NO_DEAL_MONTHLY"])(
    "after %s is what the purchase then charges, with a trial only if there was none",
    async (planChoice) => {
      const { member } = await aCanceledMember({ planChoice });
      await fixture.sandbox.toNextEvent(member.memberId);
      await fixture.subscriptions.sync(member.memberId);
      const before = (await fixture.sandbox.chargesOf(member.memberId)).length;
      const preview = await ask(member, request("PURCHASE_ON_FILE", "YEARLY"));
      expect(preview).toMatchObject({ todayCents: planChoice === "MONTHLY" ? 9900 : 0 });
      await act(fixture, "purchaseWithCardOnFile", member, { planChoice: "YEARLY" });
      const charged = (await fixture.sandbox.chargesOf(member.memberId)).slice(before);
      const { nextBillingAmountCents, nextBillingDate } = await subscriptionSeenBy(fixture, member);
      expect(preview).toMatchObject({
        todayCents: charged.reduce((sum, cents) => sum + cents, 0),
        nextCents: nextBillingAmountCents,
      });
      // The purchase came some milliseconds later.
      const { nextOn } = preview as PaymentSums;
      expect(Math.abs(Date.parse(nextBillingDate) - Number(nextOn))).toBeLessThan(60_000);
    },
  );
});
