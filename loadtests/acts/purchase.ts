import { check, sleep } from "k6";
import type { Caller } from "../lib/caller.ts";
import { cardToken } from "../lib/card-token.ts";
import { send } from "../lib/graph.ts";
import { mailedCode } from "../lib/mailbox.ts";
import { solve } from "../lib/proof-of-work.ts";
import { groupsOf } from "../lib/token-groups.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";
import {
  type Answers,
  answersOf,
  HOLDER,
  type NewDancer,
  newDancer,
  PASSWORD,
} from "./new-dancer.ts";

const PLAN = "MONTHLY";

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

const visitorOf = ({ address }: NewDancer): Caller => ({ token: null, address });

const pause = ({ random }: NewDancer) => sleep(0.2 + 0.4 * random());

/** Returns the answers, or null if a page failed. */
function questionnaire(dancer: NewDancer): Answers | null {
  const caller = visitorOf(dancer);
  const data = send({
    operation: "styles",
    variables: {},
    caller,
    isGood: ({ styles }) => styles.length > 0,
  });
  if (data === null) return null;
  pause(dancer);
  const ids = data.styles.map(({ id }) => id);
  const answers = answersOf(dancer.random, ids);
  const shown = send({
    operation: "firstClasses",
    variables: { preferences: answers },
    caller,
    isGood: ({ onboardingRecommendations: classes }) => classes.length > 0,
  });
  pause(dancer);
  return shown && answers;
}

/** Returns whether an account was created. */
async function signUp(dancer: NewDancer, answers: Answers): Promise<boolean> {
  const caller = visitorOf(dancer);
  const plans = send({
    operation: "plans",
    variables: { currency: "USD" },
    caller,
    isGood: (data) => data.plans.some(({ choice }) => choice === PLAN),
  });
  const challenge = send({
    operation: "captcha",
    variables: {},
    caller,
    isGood: ({ captchaChallenge }) => captchaChallenge.json !== "",
  });
  if (plans === null || challenge === null) return false;
  const input = {
    email: dancer.email,
    password: PASSWORD,
    name: null,
    termsAgreed: null,
    subscribeToEmails: false,
    captchaToken: await solve(challenge.captchaChallenge.json),
    planChoice: PLAN,
    registrationFlow: "02",
    preferences: answers,
    hasConsent: false,
  };
  const isGood = ({ signUp: result }: { signUp: { __typename: string } }) =>
    result.__typename === "SignUpSucceeded";
  return send({ operation: "signUp", variables: { input }, caller, isGood }) !== null;
}

/** Returns the access token of the confirmed account, or null. */
function confirm(dancer: NewDancer): string | null {
  const caller = visitorOf(dancer);
  const { email } = dancer;
  const code = mailedCode(email);
  check(code, { "a code is mailed": (mailed) => mailed !== null });
  if (code === null) return null;
  const confirmed = send({
    operation: "confirmSignUp",
    variables: { input: { email, verificationCode: code } },
    caller,
    isGood: ({ confirmSignUp }) => confirmSignUp.__typename === "ConfirmSignUpSucceeded",
  });
  if (confirmed === null) return null;
  const data = send({
    operation: "signIn",
    variables: { input: { email, password: PASSWORD, rememberMe: false } },
    caller,
    isGood: ({ signIn }) => signIn.__typename === "SignedIn",
  });
  return data?.signIn.__typename === "SignedIn" ? data.signIn.accessToken : null;
}

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
  if (data === null || preview === null) return null;
  pause(dancer);
  const tokenId = cardToken(data.checkoutSettings, HOLDER);
  check(tokenId, { "the card has a token": (token) => token !== null });
  if (tokenId === null || !saveAddress(caller)) return null;
  const { attemptId } = dancer;
  const { firstName, lastName } = HOLDER;
  const bought = send({
    operation: "purchase",
    variables: { input: { attemptId, planChoice: PLAN, tokenId, firstName, lastName } },
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
