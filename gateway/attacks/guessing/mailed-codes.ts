import { type Answer, Person } from "../../journeys/people/person";
import { type Account, mailedCode, unconfirmedAccount } from "../../journeys/people/sign-up";

/** Table in which attempts at a code are counted. */
export const TRY = ["accounts.email_code"] as const;

/** Result of checking a reset code. */
export interface VerifyCodeResult {
  readonly verifyPasswordResetCode: { readonly __typename: string; readonly code?: string };
}

/** A browser that requested a reset code, and the code. */
export interface ResetRequest {
  readonly asker: Person;
  readonly email: string;
  readonly code: string;
}

export const requestReset = (person: Person, email: string) =>
  person.ask("ResetEmailScreenMutation", { input: { email } });

/** Requests a reset code from its own network. */
export async function requestResetCode(
  { email }: Pick<Account, "email">,
  asker: Person = Person.visitor(),
): Promise<ResetRequest> {
  const earlier = await mailedCode(email);
  await requestReset(asker, email);
  return { asker, email, code: await mailedCode(email, earlier) };
}

/** Checks a reset code without using it up. */
export const checkResetCode = (person: Person, email: string, code: string) =>
  person.ask<VerifyCodeResult>("ResetCodeScreenMutation", { input: { email, code } });

/** Returns a wrong code. */
export const wrongCode = (code: string, nth = 1): string =>
  String((Number(code) + nth) % 1_000_000).padStart(6, "0");

/** An account that waits for its code, and the code. */
export interface Waiting extends Account {
  readonly code: string;
}

export async function waitingAccount(): Promise<Waiting> {
  const account = await unconfirmedAccount();
  return { ...account, code: await mailedCode(account.email) };
}

/** Result of the verification form. */
export interface ConfirmResult {
  readonly confirmSignUp: { readonly __typename: string; readonly code?: string };
}

export const confirm = (
  person: Person,
  userName: string,
  verificationCode: string,
): Promise<Answer<ConfirmResult>> =>
  person.ask("useConfirmSignUpMutation", { input: { userName, verificationCode } });
