import { randomUUID } from "node:crypto";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { type ActionName, actionInputs, actionMutation } from "../testing/operations";
import { anOrder, aSubscriber, buy } from "../testing/orders";

let fixture: BillingFixture;
let closed: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
  closed = await billingFixture({ env: { EIGHTCOUNT_PLAN_PURCHASE_ENABLED: "false" } });
});
afterAll(async () => {
  await fixture.close();
  await closed.close();
});

const CHOICES = "actions availablePlans { choice priceCents trial { length } }";
const names = Object.keys(actionInputs) as readonly ActionName[];
const address = { country: "US", region: "CA", street: "1 Ocean Avenue", postalCode: "90001" };

function inputOf(action: ActionName, attemptId: string = randomUUID()) {
  if (action === "changePlan") return { attemptId, planChoice: "YEARLY" };
  if (action === "pauseSubscription") return { attemptId, cycles: 1 };
  if (action !== "updatePaymentMethod") return { attemptId };
  const holder = { firstName: "Ines", lastName: "Moreau" };
  return { attemptId, tokenId: "token", address: { ...address, city: "Los Angeles" }, ...holder };
}

describe("what the subscription offers", () => {
  it("nothing bought: a purchase or a gift card, and the plans with their trials", async () => {
    expect(await subscriptionSeenBy(fixture, aMember(), CHOICES)).toEqual({
      actions: ["PURCHASE", "REDEEM_GIFT_CARD"],
      availablePlans: [
        { choice: "YEARLY", priceCents: 9900, trial: { length: 7 } },
        { choice: "MONTHLY", priceCents: 1900, trial: { length: 7 } },
        { choice: "NO_DEAL_MONTHLY", priceCents: 3900, trial: null },
      ],
    });
  });

  it("to a month at the reduced price: no month at the regular price, which is no choice either", async () => {
    const { member } = await aSubscriber(fixture, "MONTHLY");
    const { availablePlans } = await subscriptionSeenBy(fixture, member, CHOICES);
    expect(availablePlans).toEqual([{ choice: "YEARLY", priceCents: 9900, trial: null }]);
    const answer = await act(fixture, "changePlan", member, { planChoice: "NO_DEAL_MONTHLY" });
    expect(answer).toMatchObject({ code: "PLAN_UNAVAILABLE" });
  });

  it("to a month at the regular price: the year, and the same month for less", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const { availablePlans } = await subscriptionSeenBy(fixture, member, CHOICES);
    expect(availablePlans).toMatchObject([{ choice: "YEARLY" }, { choice: "MONTHLY" }]);
  });

  it("nothing while purchases are closed", async () => {
    const offered = { actions: [], availablePlans: [] };
    expect(await subscriptionSeenBy(closed, aMember(), CHOICES)).toEqual(offered);
  });

  it("a running subscription: no second purchase", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture), member);
    const { actions } = await subscriptionSeenBy(fixture, member, "actions");
    expect(actions).not.toContain("PURCHASE");
    expect(actions).not.toContain("REDEEM_GIFT_CARD");
  });

  it("its plan, interval, and end of access", async () => {
    const member = aMember();
    const { subscription } = await buy(fixture, await anOrder(fixture), member);
    expect(subscription).toMatchObject({ planChoice: "YEARLY", intervalUnit: "YEARS" });
    expect(subscription.accessEndsOn).toBeNull();
    await fixture.sandbox.cancel(subscription.subscriptionId);
    await fixture.subscriptions.sync(member.memberId);
    const { accessEndsOn, nextBillingDate } = await subscriptionSeenBy(fixture, member);
    expect(accessEndsOn).not.toBeNull();
    expect(accessEndsOn).toEqual(nextBillingDate);
  });
});

describe("an action that the subscription does not offer", () => {
  const withoutCard = {
    code: "NO_CARD_ON_FILE",
    message: "Please check to confirm your Credit Card details",
    field: "creditCardCheck",
  };
  const notAvailable = {
    code: "NOT_AVAILABLE",
    message: "This isn't possible for your subscription.",
    field: null,
  };

  it.each(names)("%s is refused, and a malformed attempt before it", async (action) => {
    const member = aMember();
    const send = async (attemptId?: string) => {
      const input = inputOf(action, attemptId);
      return (await fixture.execute(actionMutation(action), { input }, member)).data[action];
    };
    const __typename = `${action[0]?.toUpperCase()}${action.slice(1)}Refused`;
    expect(await send()).toEqual({
      __typename,
      ...(action === "purchaseWithCardOnFile" ? withoutCard : notAvailable),
    });
    expect(await send("short")).toMatchObject({ code: "ATTEMPT_INVALID", field: "attemptId" });
  });

  it.each(names)("%s needs a member", async (action) => {
    const input = inputOf(action);
    const { data, errors } = await fixture.execute(actionMutation(action), { input }, visitor);
    expect(data).toBeNull();
    expect(errors?.[0]?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
