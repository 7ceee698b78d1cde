import { planCodes } from "@eightcount/rules/billing/plans";
import {
  inactiveState,
  type SubscriptionState,
  toSubscriptionView,
} from "../subscriptions/subscription.rules";
import { offeredActions } from "./offered-actions.rules";

const open = { isPurchaseOpen: true };
const closed = { isPurchaseOpen: false };

const running: Partial<SubscriptionState> = {
  accountStatus: "ACTIVE",
  subscriptionId: "subscription",
  planCode: planCodes.regularMonthly,
  intervalUnit: "MONTHS",
  paymentMethod: "Visa ending with 1111",
};
const crm: Partial<SubscriptionState> = { ...running, planCode: "crm-month" };
const pending: Partial<SubscriptionState> = {
  pendingPlanCode: planCodes.regularYearly,
  pendingPlanName: "Yearly Subscription",
  pendingCents: 9900,
  pendingActivatesOn: new Date("2026-12-20T12:00:00.000Z"),
};
const trial: Partial<SubscriptionState> = {
  planCode: planCodes.trialMonthly,
  isTrial: true,
  trialEndsAt: new Date("2026-12-02T12:00:00.000Z"),
};
const gift: Partial<SubscriptionState> = { planCode: planCodes.giftMonthly, paymentMethod: null };
const owing: Partial<SubscriptionState> = { isOwing: true, owingCents: 1900 };
const cancelled: Partial<SubscriptionState> = { accountStatus: "CANCELLED" };
const expired: Partial<SubscriptionState> = { accountStatus: "EXPIRED" };

const view = (...changes: readonly Partial<SubscriptionState>[]) =>
  toSubscriptionView(Object.assign({ ...inactiveState }, ...changes));

const yearly: Partial<SubscriptionState> = {
  planCode: planCodes.regularYearly,
  intervalUnit: "YEARS",
};
const paused: Partial<SubscriptionState> = {
  pausesOn: new Date("2026-12-20T12:00:00.000Z"),
  resumesOn: new Date("2027-02-20T12:00:00.000Z"),
  pauseCycles: 2,
};

const whileActive = ["UPDATE_PAYMENT_METHOD", "CHANGE_PLAN", "ADD_GIFT_CARD", "CANCEL"];
const whilePaused = ["UPDATE_PAYMENT_METHOD", "RESUME", "ADD_GIFT_CARD", "CANCEL"];
const whileOwing = ["UPDATE_PAYMENT_METHOD", "ADD_GIFT_CARD", "CANCEL"];
const choosing = ["PURCHASE", "REDEEM_GIFT_CARD"];

describe("what a subscription allows", () => {
  it.each([
    ["no subscription", [], choosing],
    ["no subscription, a payment overdue", [owing], choosing],
    [
      "active, monthly",
      [running],
      ["UPDATE_PAYMENT_METHOD", "CHANGE_PLAN", "PAUSE", "ADD_GIFT_CARD", "CANCEL"],
    ],
    ["active, yearly", [running, yearly], whileActive],
    ["active, a pause scheduled", [running, paused], whilePaused],
    ["paused", [running, paused, { isPaused: true }], whilePaused],
    ["paused, a payment overdue", [running, paused, { isPaused: true }, owing], whilePaused],
    ["cancelled, a pause scheduled before", [running, paused, cancelled], ["REACTIVATE"]],
    ["active, in the trial", [running, trial], whileActive],
    ["active, on a gift plan without a card", [running, gift], whileActive],
    [
      "active, a plan change pending",
      [running, pending],
      ["UPDATE_PAYMENT_METHOD", "CHANGE_PLAN", "WITHDRAW_PLAN_CHANGE", "ADD_GIFT_CARD", "CANCEL"],
    ],
    ["active, a payment overdue", [running, owing], whileOwing],
    ["active, in the trial, a payment overdue", [running, trial, owing], whileOwing],
    [
      "active, a plan change pending, a payment overdue",
      [running, pending, owing],
      ["UPDATE_PAYMENT_METHOD", "WITHDRAW_PLAN_CHANGE", "ADD_GIFT_CARD", "CANCEL"],
    ],
    ["active at the CRM", [crm], ["CANCEL"]],
    ["cancelled", [running, cancelled], ["REACTIVATE"]],
    ["cancelled in the trial", [running, trial, cancelled], ["REACTIVATE"]],
    ["cancelled, a plan change pending", [running, pending, cancelled], ["REACTIVATE"]],
    ["cancelled, a payment overdue", [running, owing, cancelled], ["REACTIVATE"]],
    ["cancelled at the CRM", [crm, cancelled], []],
    ["expired, a card on file", [running, expired], ["PURCHASE_ON_FILE", ...choosing]],
    ["expired, no card on file", [running, gift, expired], choosing],
    ["expired, a payment overdue", [running, owing, expired], choosing],
    ["expired at the CRM", [crm, expired], choosing],
  ])("%s", (_, changes, actions) => {
    expect(offeredActions(view(...changes), open)).toEqual(actions);
  });

  it("nothing that buys while purchases are closed", () => {
    expect(offeredActions(view(), closed)).toEqual([]);
    expect(offeredActions(view(running, expired), closed)).toEqual([]);
    expect(offeredActions(view(running, yearly), closed)).toEqual(whileActive);
  });
});
