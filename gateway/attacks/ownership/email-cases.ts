import type { Person } from "../../journeys/people/person";
import { solveChallenge } from "../../journeys/people/proof-of-work";
import { audited } from "../evidence/evidence";
import { deliveredFromAccounts } from "./delivered-events";
import { answered, type Expected, type IdCase, refusalsOf } from "./id-case";

const DIFFERS = "the specification has another message for an address without an account";
const WRONG_CODE = "000000";
const PASSWORD = "An0ther!pass";
const TRIES = ["accounts.email_code"];
const MAIL = ["accounts.outbox_event", "accounts.inbox_event", "sandbox.mail"];

/** A refusal that every asker gets. */
function refusedTo(mutation: string, type: string, code: string): Expected {
  return refusalsOf("accounts", mutation).refused(type, code);
}

const guessed = (mutation: string, type: string): Expected => ({
  ...refusedTo(mutation, type, "CODE_MISMATCH"),
  mayChange: TRIES,
});

const toAll = (expected: Expected) => ({ visitor: expected, stranger: expected });

const email = {
  theirs: ({ email }) => email,
  unknown: () => "no-one@example.com",
  differs: DIFFERS,
} satisfies Partial<IdCase>;

async function solvedCaptcha(asker: Person): Promise<string> {
  const { data } = await asker.ask<{ captchaChallenge: { json: string } }>("useCaptchaQuery");
  return solveChallenge(data.captchaChallenge.json);
}

/** Asks if an address may register. While everybody may, no address is looked up. */
const mayRegister: IdCase = {
  public: "anybody may ask whether they may register",
  theirs: email.theirs,
  unknown: email.unknown,
  ...toAll(answered({ registrationPolicy: { isOpenFor: true } })),
};

const sent: Expected = {
  data: { requestPasswordReset: { __typename: "CodeSent" } },
  codes: [],
  recorded: audited("accounts", "requestPasswordReset", "done"),
  mayChange: [...TRIES, ...MAIL],
  added: ["accounts.email_code", "sandbox.mail"],
};

/** Every place of the client's operations that takes an address, in the order of the attacks. */
export const emailCases: Readonly<Record<string, IdCase>> = {
  "signInOperationsSignInMutation.input.email": {
    ...email,
    variables: (given) => ({ input: { email: given, password: PASSWORD, rememberMe: true } }),
    ...toAll(refusedTo("signIn", "SignInRefused", "NOT_AUTHORIZED")),
  },
  "InfoScreenQuery.email": mayRegister,
  "PlanScreenQuery.email": mayRegister,
  "Step1ScreenQuery.email": mayRegister,
  "useSignUpMutation.input.email": {
    ...email,
    variables: async (given, asker) => ({
      input: {
        email: given,
        password: PASSWORD,
        subscribeToEmails: false,
        captchaToken: await solvedCaptcha(asker),
        termsAgreed: true,
        registrationFlow: "02",
      },
    }),
    ...toAll(refusedTo("signUp", "SignUpRefused", "USERNAME_EXISTS")),
  },
  "useResendCodeMutation.input.email": {
    ...email,
    ...toAll(refusedTo("resendVerificationCode", "SendCodeRefused", "ALREADY_CONFIRMED")),
  },
  "useConfirmSignUpMutation.input.email": {
    ...email,
    variables: (given) => ({ input: { email: given, verificationCode: WRONG_CODE } }),
    ...toAll({
      ...refusedTo("confirmSignUp", "ConfirmSignUpRefused", "CODE_MISMATCH"),
      changed: TRIES,
      mayChange: TRIES,
    }),
  },
  "ResetCodeScreenMutation.input.email": {
    ...email,
    variables: (given) => ({ input: { email: given, code: WRONG_CODE } }),
    ...toAll(guessed("verifyPasswordResetCode", "PasswordResetRefused")),
  },
  "useResetPasswordMutation.input.email": {
    ...email,
    variables: (given) => ({ input: { email: given, code: WRONG_CODE, newPassword: PASSWORD } }),
    ...toAll(guessed("resetPassword", "PasswordResetRefused")),
  },
  "ResetEmailScreenMutation.input.email": {
    ...email,
    settled: deliveredFromAccounts,
    ...toAll(sent),
  },
  "useSendHelpRequestMutation.input.email": {
    ...email,
    public: "the support may answer to any address",
    differs: "the address is not looked up",
    variables: (given) => ({
      input: {
        category: "BILLING",
        email: given,
        firstName: "Ada",
        lastName: "Tempo",
        message: "Hello",
      },
    }),
    settled: deliveredFromAccounts,
    visitor: refusalsOf("accounts", "sendHelpRequest").denied("UNAUTHENTICATED"),
    stranger: {
      ...answered({ sendHelpRequest: { __typename: "HelpRequestSent" } }, [
        ...MAIL,
        "sandbox.engagement_event",
      ]),
      added: ["sandbox.mail"],
    },
  },
};
