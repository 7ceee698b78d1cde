import { check, sleep } from "k6";
import type { Caller } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { mailedCode } from "../lib/mailbox.ts";
import { solve } from "../lib/proof-of-work.ts";
import { type Answers, answersOf, type NewDancer, PASSWORD, PLAN } from "./new-dancer.ts";

export const visitorOf = ({ address }: NewDancer): Caller => ({ token: null, address });

export const pause = ({ random }: NewDancer) => sleep(0.2 + 0.4 * random());

/** Returns the answers, or null if a page failed. */
export function questionnaire(dancer: NewDancer): Answers | null {
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
export async function signUp(dancer: NewDancer, answers: Answers): Promise<boolean> {
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
export function confirm(dancer: NewDancer): string | null {
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
