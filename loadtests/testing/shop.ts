import { pbkdf2Sync } from "node:crypto";
import type { Answers } from "./gateway-stand-in.ts";

/** A challenge with the solution 3. */
const NONCE = "00ff10";
const SALT = "a1b2";
const keyOf = (counter: number) =>
  pbkdf2Sync(
    Buffer.from([0, 0xff, 0x10, 0, 0, 0, counter]),
    Buffer.from(SALT, "hex"),
    2,
    16,
    "sha256",
  ).toString("hex");
const SOLUTION = 3;
const parameters = { nonce: NONCE, salt: SALT, cost: 2, keyLength: 16, keyPrefix: keyOf(SOLUTION) };
const challenge = { parameters, signature: "signed" };

/** Whether a captcha's token solves the challenge that the shop gives. */
export function isSolution(token: string): boolean {
  const proof: unknown = JSON.parse(Buffer.from(token, "base64").toString());
  const solution = { counter: SOLUTION, derivedKey: keyOf(SOLUTION) };
  return JSON.stringify(proof) === JSON.stringify({ challenge, solution });
}

const tokenOf = (...groups: readonly string[]) =>
  ["e30", Buffer.from(JSON.stringify({ "cognito:groups": groups })).toString("base64url"), ""].join(
    ".",
  );

const session = (...groups: readonly string[]) => ({
  __typename: "SignedIn",
  accessToken: tokenOf(...groups),
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
});

/** Lets visitors sign up and pay, and puts the buyer into this group. */
export const shop = (group: string): Answers => ({
  styles: () => ({ styles: [{ id: "style-1" }, { id: "style-2" }] }),
  firstClasses: () => ({ onboardingRecommendations: [{ id: "class-1" }] }),
  plans: () => ({ plans: [{ choice: "MONTHLY" }] }),
  captcha: () => ({ captchaChallenge: { json: JSON.stringify(challenge) } }),
  signUp: () => ({ signUp: { __typename: "SignUpSucceeded" } }),
  confirmSignUp: () => ({ confirmSignUp: { __typename: "ConfirmSignUpSucceeded" } }),
  signIn: () => ({ signIn: session() }),
  checkout: () => ({
    checkoutSettings: { publicKey: "public-key", apiUrl: "/recurly/js/v1" },
  }),
  orderPreview: () => ({
    orderPreview: {
      ...{ __typename: "OrderPreview", nowSubtotalCents: 0 },
      trialEndsOn: new Date().toISOString(),
    },
  }),
  billingAddress: () => ({ saveBillingAddress: { __typename: "BillingAddressSaved" } }),
  purchase: () => ({
    purchaseSubscription: {
      ...{ __typename: "SubscriptionPurchased", hadSubscription: false },
      entitlementTicket: "ticket",
    },
  }),
  renewal: () => ({ refreshSession: session(group) }),
});
