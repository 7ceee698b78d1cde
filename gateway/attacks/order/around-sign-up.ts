import { randomUUID } from "node:crypto";
import { Person } from "../../journeys/people/person";
import { type Account, freshEmail, signUpInput } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { confirm, requestReset } from "../guessing/mailed-codes";
import { signIn } from "../guessing/sign-in";
import { notSent, refusedConfirmation, refusedSignIn, refusedSignUp } from "./refusals";

/** Rows of requests about an account that does not exist, or already does. */
export function beforeAndAfterSignUp(member: () => Account): readonly Attack[] {
  const visitor = Person.visitor();
  const resend = (email: string) => visitor.ask("useResendCodeMutation", { input: { email } });
  const signUp = async (changes: object) => {
    const input = { ...(await signUpInput(visitor, freshEmail())), ...changes };
    return visitor.ask("useSignUpMutation", { input });
  };
  const threeSteps = { registrationFlow: "01", name: "Ada Tempo", planChoice: "yearly" };
  return [
    {
      name: "a reset before the sign-up",
      attempt: () => requestReset(visitor, freshEmail()),
      ...notSent("requestPasswordReset", "USER_NOT_FOUND"),
    },
    {
      name: "another code before the sign-up",
      attempt: () => resend(freshEmail()),
      ...notSent("resendVerificationCode", "USER_NOT_FOUND"),
    },
    {
      name: "another code after the confirmation",
      attempt: () => resend(member().email),
      ...notSent("resendVerificationCode", "ALREADY_CONFIRMED"),
    },
    {
      name: "a confirmation before the sign-up",
      attempt: () => confirm(visitor, randomUUID(), "123456"),
      ...refusedConfirmation("USER_NOT_FOUND"),
    },
    {
      name: "a confirmation without an account",
      attempt: () => confirm(visitor, "", "123456"),
      ...refusedConfirmation("USER_NOT_FOUND"),
    },
    {
      name: "a sign-in before the sign-up",
      attempt: () => signIn(visitor, freshEmail()),
      ...refusedSignIn("USER_NOT_FOUND"),
    },
    {
      name: "a sign-up once more after the confirmation",
      attempt: () => signUp({ email: member().email.toUpperCase() }),
      ...refusedSignUp("USERNAME_EXISTS"),
    },
    {
      name: "a sign-up before the terms were agreed to",
      attempt: () => signUp({ ...threeSteps, termsAgreed: false }),
      ...refusedSignUp("TERMS_NOT_AGREED"),
    },
    {
      name: "a sign-up before a plan was chosen",
      attempt: () => signUp({ ...threeSteps, planChoice: null }),
      ...refusedSignUp("PLAN_NOT_CHOSEN"),
    },
  ];
}
