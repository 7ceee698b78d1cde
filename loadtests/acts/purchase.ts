import { check } from "k6";
import type { Caller } from "../lib/caller.ts";
import { cardToken } from "../lib/card-token.ts";
import { send } from "../lib/graph.ts";
import { groupsOf } from "../lib/token-groups.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";
import { confirm, pause, questionnaire, signUp, visitorOf } from "./joining.ts";
import { HOLDER, type NewDancer, newDancer, PLAN } from "./new-dancer.ts";

/** A visitor answers the questionnaire, signs up, and buys the trial. */
export const purchase: Act = {
  // The pauses of a person, and the way of a mail.
  usersPerArrival: 15,
  graceSeconds: 30,
  objectives: {
    styles: slo.page,
    firstClasses: slo.page,
    plans: slo.page,
    captcha: slo.page,
    signUp: slo.checkout,
    confirmSignUp: slo.checkout,
    signIn: slo.signIn,
    checkout: slo.page,
    orderPreview: slo.page,
    billingAddress: slo.checkout,
    purchase: slo.checkout,
    renewal: slo.checkout,
  },
  perform: async () => {
    const dancer = newDancer();
    const answers = questionnaire(dancer);
    if (answers === null || !(await signUp(dancer, answers))) return;
    const token = confirm(dancer);
    if (token === null) return;
    const ticket = buy(dancer, { token, address: dancer.address });
    if (ticket !== null) becomeSubscriber(dancer, ticket);
  },
};

/** Returns the ticket that adds the Subscriber group, or null. */
function buy(dancer: NewDancer, caller: Caller): string | null {
  const data = send({
    operation: "checkout",
    variables: {},
    caller,
    isGood: ({ checkoutSettings }) => checkoutSettings.publicKey !== "",
  });
  const preview = send({
    operation: "orderPreview",
    variables: { input: { planChoice: PLAN, couponCode: null } },
    caller,
    isGood: ({ orderPreview }) =>
      orderPreview.__typename === "OrderPreview" && orderPreview.trialEndsOn !== null,
  });
  if (data === null || preview?.orderPreview.__typename !== "OrderPreview") return null;
  const { nowSubtotalCents: agreedTodayCents } = preview.orderPreview;
  pause(dancer);
  const tokenId = cardToken(data.checkoutSettings, HOLDER);
  check(tokenId, { "the card has a token": (token) => token !== null });
  if (tokenId === null || !saveAddress(caller)) return null;
  const { attemptId } = dancer;
  const { firstName, lastName } = HOLDER;
  const bought = send({
    operation: "purchase",
    variables: {
      input: { attemptId, planChoice: PLAN, tokenId, firstName, lastName, agreedTodayCents },
    },
    caller,
    isGood: ({ purchaseSubscription }) =>
      purchaseSubscription.__typename === "SubscriptionPurchased" &&
      !purchaseSubscription.hadSubscription,
  });
  const result = bought?.purchaseSubscription;
  return result?.__typename === "SubscriptionPurchased" ? result.entitlementTicket : null;
}

function saveAddress(caller: Caller): boolean {
  const { country, region, street, city, postalCode } = HOLDER;
  const data = send({
    operation: "billingAddress",
    variables: { input: { country, region, street, city, postalCode } },
    caller,
    isGood: ({ saveBillingAddress }) =>
      saveBillingAddress.__typename !== "SaveBillingAddressRefused",
  });
  return data !== null;
}

/** Redeems the ticket with the refresh cookie, and reads the new token. */
function becomeSubscriber(dancer: NewDancer, entitlementTicket: string): void {
  const data = send({
    operation: "renewal",
    variables: { input: { entitlementTicket } },
    caller: visitorOf(dancer),
    isGood: ({ refreshSession }) => refreshSession.__typename === "SignedIn",
  });
  if (data?.refreshSession.__typename !== "SignedIn") return;
  const { accessToken } = data.refreshSession;
  check(accessToken, {
    "the token is a subscriber's": (token) => groupsOf(token).includes("Subscriber"),
  });
}
