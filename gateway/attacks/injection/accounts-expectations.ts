import { audited } from "../evidence/evidence";
import type { Expectation } from "./text-case";

/** A refusal by accounts, with the fields that the operation selects. */
export const refused = (
  mutation: string,
  code: string,
  shown: Readonly<Record<string, unknown>>,
): Expectation => ({
  answer: { errors: [], data: { [mutation]: shown } },
  recorded: audited("accounts", mutation, code),
});

/** Allows the counter of wrong attempts to change. */
export const counting = (expectation: Expectation): Expectation => ({
  ...expectation,
  mayChange: ["accounts.email_code"],
});

export const signUpRefused = (code: string, field: string): Expectation =>
  refused("signUp", code, { __typename: "SignUpRefused", code, field });

export const unknownEmail = {
  confirm: refused("confirmSignUp", "USER_NOT_FOUND", {
    __typename: "ConfirmSignUpRefused",
    code: "USER_NOT_FOUND",
  }),
  resend: refused("resendVerificationCode", "USER_NOT_FOUND", {
    __typename: "SendCodeRefused",
    message: "An error has occurred!",
  }),
  requestReset: refused("requestPasswordReset", "USER_NOT_FOUND", {
    __typename: "SendCodeRefused",
    message: "Please check for spelling errors or if it is the correct user email",
  }),
  verifyReset: refused("verifyPasswordResetCode", "USER_NOT_FOUND", {
    __typename: "PasswordResetRefused",
    code: "USER_NOT_FOUND",
  }),
  reset: refused("resetPassword", "USER_NOT_FOUND", {
    __typename: "PasswordResetRefused",
    code: "USER_NOT_FOUND",
  }),
  signIn: refused("signIn", "USER_NOT_FOUND", {
    __typename: "SignInRefused",
    code: "USER_NOT_FOUND",
    field: "email",
  }),
} as const;
