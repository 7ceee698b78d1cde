import { randomUUID } from "node:crypto";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { solveChallenge } from "../../journeys/people/proof-of-work";
import { audited } from "../evidence/evidence";
import { signUpRefused } from "./accounts-expectations";
import { except } from "./expectations";
import type { Expectation, TextCase, TextTable } from "./text-case";

export const PASSWORD = "Passw0rd!";

/** Tables a sign-up changes: the account, its code, and the mail. */
const SIGN_UP = [
  "accounts.account",
  "accounts.profile",
  "accounts.sign_up",
  "accounts.email_code",
  "accounts.outbox_event",
  "accounts.inbox_event",
  "sandbox.mail",
];

/** A valid form by a visitor with a solved captcha. */
export async function signUpForm(visitor: Person, email = `dancer-${randomUUID()}@example.com`) {
  const { data } = await visitor.ask<{ captchaChallenge: { json: string } }>("useCaptchaQuery");
  return {
    email,
    password: PASSWORD,
    subscribeToEmails: false,
    captchaToken: solveChallenge(data.captchaChallenge.json),
    termsAgreed: true,
    registrationFlow: "02",
    // Without consent, nothing about the visit is stored.
    hasConsent: true,
  };
}

interface KeptSignUp {
  readonly email: string;
  readonly passwordHash: string;
  readonly profile: Readonly<Record<string, unknown>>;
}

/** The newest pending sign-up. */
async function keptSignUp(): Promise<KeptSignUp | undefined> {
  const [kept] = await rowsOf<KeptSignUp>(
    "accounts",
    `SELECT email, sign_up.password_hash AS "passwordHash", profile
     FROM sign_up JOIN account ON account.id = account_id ORDER BY sign_up.id DESC LIMIT 1`,
    [],
  );
  return kept;
}

const NO_SIGN_UP: KeptSignUp = { email: "", passwordHash: "", profile: {} };

type Read = (kept: KeptSignUp | undefined) => unknown;

/** The sign-up is accepted. `read` returns the text as stored. */
const signedUp = (read: Read, finds: (text: string) => unknown): Expectation => ({
  answer: { errors: [], data: { signUp: { __typename: "SignUpSucceeded", verified: false } } },
  recorded: audited("accounts", "signUp", "done"),
  mayChange: SIGN_UP,
  read: async () => read(await keptSignUp()),
  finds,
});

const inProfile = (column: string, finds: (text: string) => unknown): Expectation =>
  signedUp((kept) => kept?.profile[column], finds);

/** The text as a column holds it: without NUL, truncated, and well-formed. */
const kept =
  (length: number) =>
  (text: string): string =>
    text.replaceAll("\0", "").slice(0, length).toWellFormed();

const field = (name: string, others: Omit<TextCase, "sender" | "variables">): TextCase => ({
  sender: Person.visitor,
  variables: async (text, visitor) => ({ input: { ...(await signUpForm(visitor)), [name]: text } }),
  ...others,
});

const STORED = ["sql", "script", "formula", "nul", "surrogate", "log", "long"] as const;

const stored = (name: string, column: string, length: number): TextCase =>
  field(name, { families: STORED, expectation: inProfile(column, kept(length)) });

/** A sign-in with the same characters is refused only because the email is unverified. */
async function signInWith(visitor: Person, password: string): Promise<unknown> {
  const signUp = await keptSignUp();
  const input = { email: signUp?.email, password, rememberMe: false };
  const { data } = await visitor.ask<{ signIn: { code?: string } }>(
    "signInOperationsSignInMutation",
    { input },
  );
  return [signUp?.passwordHash.startsWith("$argon2id$"), data?.signIn.code];
}

const strong = (text: string): string => `${text}aA1!`;

const hashed: Expectation = {
  ...signedUp(
    () => null,
    () => [true, "USER_NOT_CONFIRMED"],
  ),
  read: (visitor, { text }) => signInWith(visitor, strong(text)),
};

export const signUpTexts: TextTable = {
  "useSignUpMutation.input.captchaToken": field("captchaToken", {
    families: ["sql", "nul", "prototype", "long"],
    expectation: signUpRefused("INVALID_PARAMETER", "captchaToken"),
  }),
  "useSignUpMutation.input.device": stored("device", "device", 256),
  "useSignUpMutation.input.trackingParams": stored("trackingParams", "trackingParams", 2_048),
  "useSignUpMutation.input.visitorId": stored("visitorId", "unAuthId", 128),
  "useSignUpMutation.input.email": {
    ...field("email", {
      families: ["sql", "header", "nul", "surrogate", "bidi", "log", "long"],
      expectation: signUpRefused("INVALID_EMAIL", "email"),
    }),
    variables: async (text, visitor) => ({
      input: await signUpForm(visitor, `${text}@example.com`),
    }),
  },
  "useSignUpMutation.input.name": {
    ...field("name", {
      families: ["sql", "script", "formula", "nul", "surrogate", "bidi", "long"],
      expectation: except(
        inProfile("name", (text) => kept(128)(text).trim().split(/\s+/)[0]),
        { long: signUpRefused("INVALID_NAME", "name") },
      ),
    }),
    variables: async (text, visitor) => {
      const form = await signUpForm(visitor);
      return { input: { ...form, name: text, planChoice: "yearly", registrationFlow: "01" } };
    },
  },
  "useSignUpMutation.input.password": {
    ...field("password", {
      families: ["sql", "nul", "surrogate", "bidi", "long"],
      expectation: except(hashed, { long: signUpRefused("INVALID_PASSWORD", "password") }),
    }),
    variables: async (text, visitor) => ({
      input: { ...(await signUpForm(visitor)), password: strong(text) },
    }),
  },
  "useSignUpMutation.input.planChoice": field("planChoice", {
    families: ["sql", "prototype", "nul", "long"],
    // It selects tags of the CRM, which are numbers.
    expectation: signedUp(
      ({ profile } = NO_SIGN_UP) =>
        Array.isArray(profile.keapTagIds) && profile.keapTagIds.every(Number.isInteger),
      () => true,
    ),
  }),
  "useSignUpMutation.input.registrationFlow": field("registrationFlow", {
    families: ["sql", "prototype", "nul", "long"],
    expectation: signUpRefused("PLAN_NOT_CHOSEN", "planChoice"),
  }),
};
