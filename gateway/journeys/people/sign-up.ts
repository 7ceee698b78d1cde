import { randomUUID } from "node:crypto";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { eventually } from "../stack/eventually";
import { Person } from "./person";
import { solveChallenge } from "./proof-of-work";

export const PASSWORD = "Passw0rd!";
const MAIL_TIMEOUT_MS = 15_000;

/** An account as it was made. */
export interface Account {
  readonly person: Person;
  readonly email: string;
  readonly userName: string;
}

/** An e-mail that has no account. */
export const freshEmail = (): string => `dancer-${randomUUID().slice(0, 8)}@example.com`;

/** Answer to a challenge of the captcha's, good for one form. */
export async function solvedCaptcha(person: Person): Promise<string> {
  const { data } = await person.ask<{ captchaChallenge: { json: string } }>("useCaptchaQuery");
  return solveChallenge(data.captchaChallenge.json);
}

/** What the two-step form sends. */
export async function signUpInput(person: Person, email: string) {
  return {
    email,
    password: PASSWORD,
    subscribeToEmails: false,
    captchaToken: await solvedCaptcha(person),
    termsAgreed: true,
    registrationFlow: "02",
  };
}

/** A new account whose e-mail is not confirmed yet. */
export async function unconfirmedAccount(
  person: Person = Person.visitor(),
  email: string = freshEmail(),
): Promise<Account> {
  const input = await signUpInput(person, email);
  const { data, text } = await person.ask<{ signUp: { userName?: string } }>("useSignUpMutation", {
    input,
  });
  const userName = data?.signUp.userName;
  if (!userName) throw new Error(`${email} could not sign up: ${text}`);
  return { person, email, userName };
}

/** A new account with a confirmed e-mail and a session, whose member never bought anything. */
export async function newAccount(): Promise<Account> {
  const account = await unconfirmedAccount();
  const { person, email, userName } = account;
  const verificationCode = await mailedCode(email);
  await person.ask("useConfirmSignUpMutation", { input: { userName, verificationCode } });
  await person.signIn(email, PASSWORD);
  return account;
}

/** A new member with a confirmed e-mail and a session, who never bought anything. */
export async function newMember(): Promise<Person> {
  return (await newAccount()).person;
}

/** The six digits of the newest mail to an address, once it is another one than `earlier`. */
export function mailedCode(to: string, earlier?: string): Promise<string> {
  const mailbox = `${journeyStack().sandbox}/mailbox.json?${new URLSearchParams({ to })}`;
  return eventually(`a code mailed to ${to}`, MAIL_TIMEOUT_MS, async () => {
    const [newest] = (await (await fetch(mailbox)).json()) as { code: string | null }[];
    return newest?.code !== earlier && newest?.code;
  });
}
