import { randomUUID } from "node:crypto";
import { Person } from "../../journeys/people/person";
import { audited } from "../evidence/evidence";
import { once, subscriber } from "../members";
import { counting, refused, unknownEmail } from "./accounts-expectations";
import { except } from "./expectations";
import { mailedCode } from "./mailbox";
import { signUpForm } from "./sign-up-texts";
import type { Expectation, TextCase, TextTable } from "./text-case";

/** No account has this address, but it reaches the database. */
const emailField = (others: object, expectation: Expectation): TextCase => ({
  families: ["sql", "like", "header", "nul", "surrogate", "long"],
  sender: Person.visitor,
  variables: (text) => ({ input: { ...others, email: text } }),
  expectation,
});

const signInRefused = (code: string, field: string): Expectation =>
  refused("signIn", code, { __typename: "SignInRefused", code, field });

/** A visitor who has failed often enough to need a captcha. */
const suspect = once(async () => {
  const visitor = Person.visitor();
  for (let time = 0; time < 6; time += 1) {
    const input = { email: SUSPECT_EMAIL, password: "wrong", rememberMe: false };
    await visitor.ask("signInOperationsSignInMutation", { input });
  }
  return visitor;
});
const SUSPECT_EMAIL = `nobody-${randomUUID()}@example.com`;

const PASSWORD_RESET = [
  "accounts.account",
  "accounts.email_code",
  "accounts.sign_up",
  "accounts.outbox_event",
  "accounts.inbox_event",
  "sandbox.mail",
  "sandbox.account_book",
  "billing.inbox_event",
  "billing.member_subscription",
  "billing.outbox_event",
  "billing.webhook_delivery",
  "sandbox.webhook",
  "accounts.known_device",
];
const SIGN_IN = ["accounts.session_family", "accounts.refresh_token"];

interface TypedCode {
  readonly email: string;
  readonly code: string;
}

interface PendingSignUp {
  readonly visitor: Person;
  readonly email: string;
}

/** A visitor who has signed up but not entered the code. The browser has five attempts. */
const pending = once(async (): Promise<PendingSignUp> => {
  const visitor = Person.visitor();
  const email = `pending-${randomUUID()}@example.com`;
  await visitor.ask("useSignUpMutation", { input: await signUpForm(visitor, email) });
  await visitor.ask("ResetEmailScreenMutation", { input: { email } });
  return { visitor, email };
});

/** A code typed for a pending sign-up or reset. */
const codeField = (name: string, others: object, expectation: Expectation): TextCase => ({
  families: ["sql", "nul", "surrogate", "long"],
  sender: async () => (await pending()).visitor,
  variables: async (text) => ({
    input: { email: (await pending()).email, ...others, [name]: text },
  }),
  expectation: counting(expectation),
});

const wrongCode = (mutation: string, typename: string): Expectation =>
  refused(mutation, "CODE_MISMATCH", { __typename: typename, code: "CODE_MISMATCH" });

const strong = (text: string): string => `${text}aA1!`;

/** Requests a code that resets the password of a new account. */
async function mailedReset(visitor: Person): Promise<TypedCode> {
  const email = `forgetful-${randomUUID()}@example.com`;
  await visitor.ask("useSignUpMutation", { input: await signUpForm(visitor, email) });
  await visitor.ask("ResetEmailScreenMutation", { input: { email } });
  return { email, code: await mailedCode(email, "password reset") };
}

/** The new password is accepted exactly as typed. */
const reset: Expectation = {
  answer: { errors: [], data: { resetPassword: { __typename: "PasswordReset" } } },
  recorded: audited("accounts", "resetPassword", "done"),
  mayChange: [...PASSWORD_RESET, ...SIGN_IN],
  read: async (_, { text }, { data }) => {
    const { email } = (data as { resetPassword: { email: string } }).resetPassword;
    const input = { email, password: strong(text), rememberMe: false };
    const { data: signedIn } = await Person.visitor().ask<{ signIn: { __typename: string } }>(
      "signInOperationsSignInMutation",
      { input },
    );
    return signedIn.signIn.__typename;
  },
  finds: () => "SignedIn",
};

export const sessionTexts: TextTable = {
  "signInOperationsSignInMutation.input.email": emailField(
    { password: "Wr0ng!pass", rememberMe: false },
    unknownEmail.signIn,
  ),
  "signInOperationsSignInMutation.input.password": {
    families: ["sql", "nul", "surrogate", "long"],
    sender: Person.visitor,
    variables: (text) => ({
      input: { email: "retention-used@eightcount.test", password: text, rememberMe: false },
    }),
    expectation: signInRefused("NOT_AUTHORIZED", "password"),
  },
  "signInOperationsSignInMutation.input.captchaToken": {
    families: ["sql", "nul", "prototype", "long"],
    sender: suspect,
    variables: (text) => ({
      input: { email: SUSPECT_EMAIL, password: "wrong", rememberMe: false, captchaToken: text },
    }),
    expectation: signInRefused("CAPTCHA_REQUIRED", "captchaToken"),
  },
  "sessionOperationsRefreshMutation.input.entitlementTicket": {
    families: ["sql", "nul", "surrogate", "prototype", "long"],
    sender: subscriber,
    variables: (text) => ({ input: { entitlementTicket: text } }),
    // An invalid ticket changes nothing about the member.
    expectation: {
      answer: {
        errors: [],
        data: { refreshSession: { __typename: "SignedIn", groups: ["SUBSCRIBER"] } },
      },
      recorded: audited("accounts", "refreshSession", "done"),
      mayChange: ["accounts.refresh_token", "accounts.session_family"],
    },
  },
  "useConfirmSignUpMutation.input.email": emailField(
    { verificationCode: "123456" },
    unknownEmail.confirm,
  ),
  "useConfirmSignUpMutation.input.verificationCode": codeField(
    "verificationCode",
    {},
    wrongCode("confirmSignUp", "ConfirmSignUpRefused"),
  ),
  "useResendCodeMutation.input.email": emailField({}, unknownEmail.resend),
  "ResetEmailScreenMutation.input.email": emailField({}, unknownEmail.requestReset),
  "ResetCodeScreenMutation.input.email": emailField({ code: "123456" }, unknownEmail.verifyReset),
  "ResetCodeScreenMutation.input.code": codeField(
    "code",
    {},
    wrongCode("verifyPasswordResetCode", "PasswordResetRefused"),
  ),
  "useResetPasswordMutation.input.email": emailField(
    { code: "123456", newPassword: "Passw0rd!" },
    unknownEmail.reset,
  ),
  "useResetPasswordMutation.input.code": {
    ...codeField(
      "code",
      { newPassword: "Passw0rd!" },
      wrongCode("resetPassword", "PasswordResetRefused"),
    ),
    // The fifth wrong attempt is the last.
    families: ["sql"],
  },
  "useResetPasswordMutation.input.newPassword": {
    families: ["sql", "nul", "surrogate", "long"],
    sender: Person.visitor,
    variables: async (text, visitor) => ({
      input: { ...(await mailedReset(visitor)), newPassword: strong(text) },
    }),
    expectation: except(reset, {
      long: refused("resetPassword", "INVALID_PASSWORD", {
        __typename: "PasswordResetRefused",
        code: "INVALID_PASSWORD",
      }),
    }),
  },
};
