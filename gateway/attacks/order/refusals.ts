import { refused } from "../answers";
import { refusedMutation } from "../evidence/evidence";

export const refusedReset = (code: string) => ({
  answer: refused("resetPassword", "PasswordResetRefused", code),
  recorded: refusedMutation("accounts", "resetPassword", code),
});
export const refusedConfirmation = (code: string) => ({
  answer: refused("confirmSignUp", "ConfirmSignUpRefused", code),
  recorded: refusedMutation("accounts", "confirmSignUp", code),
});
export const notSent = (mutation: string, code: string) => ({
  answer: { status: 200, data: { [mutation]: { __typename: "SendCodeRefused" } } },
  recorded: refusedMutation("accounts", mutation, code),
});
export const refusedSignUp = (code: string) => ({
  answer: refused("signUp", "SignUpRefused", code),
  recorded: refusedMutation("accounts", "signUp", code),
});
export const refusedSignIn = (code: string) => ({
  answer: refused("signIn", "SignInRefused", code),
  recorded: refusedMutation("accounts", "signIn", code),
});
