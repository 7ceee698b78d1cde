import { type Answer, Person } from "../../journeys/people/person";
import { type Account, mailedCode, unconfirmedAccount } from "../../journeys/people/sign-up";

/** What a reset form shows. */
export interface CodeAnswer {
  readonly verifyPasswordResetCode: { readonly __typename: string; readonly code?: string };
}

/** A browser that asked for a reset code, and the code. */
export interface Asked {
  readonly asker: Person;
  readonly email: string;
  readonly code: string;
}

export const requestReset = (person: Person, email: string) =>
  person.ask("ResetEmailScreenMutation", { input: { email } });

/** Asks for a reset code from a network of its own. */
export async function askForReset(
  { email }: Pick<Account, "email">,
  asker: Person = Person.visitor(),
): Promise<Asked> {
  const earlier = await mailedCode(email);
  await requestReset(asker, email);
  return { asker, email, code: await mailedCode(email, earlier) };
}

/** Shows a reset code; it is not used up. */
export const showCode = (person: Person, email: string, code: string) =>
  person.ask<CodeAnswer>("ResetCodeScreenMutation", { input: { email, code } });

/** Another code than the right one. */
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

/** What the verification form shows. */
export interface ConfirmAnswer {
  readonly confirmSignUp: { readonly __typename: string; readonly code?: string };
}

export const confirm = (
  person: Person,
  userName: string,
  verificationCode: string,
): Promise<Answer<ConfirmAnswer>> =>
  person.ask("useConfirmSignUpMutation", { input: { userName, verificationCode } });
