import { randomUUID } from "node:crypto";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { eventually } from "../stack/eventually";
import { Person } from "./person";
import { solveChallenge } from "./proof-of-work";

export const PASSWORD = "Passw0rd!";
const MAIL_TIMEOUT_MS = 15_000;

/** A newly created account. */
export interface Account {
  readonly person: Person;
  readonly email: string;
  readonly userName: string;
}

/** Returns an email without an account. */
export const freshEmail = (): string => `dancer-${randomUUID().slice(0, 8)}@example.com`;

/** Solves a captcha challenge, valid for one form. */
export async function solvedCaptcha(person: Person): Promise<string> {
  const { data } = await person.ask<{ captchaChallenge: { json: string } }>("useCaptchaQuery");
  return solveChallenge(data.captchaChallenge.json);
}

/** Input of the two-step form. */
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

/** Creates an account with an unconfirmed email. */
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

/** Creates an account with a confirmed email and a session, and without purchases. */
export async function newAccount(person?: Person): Promise<Account> {
  const account = await unconfirmedAccount(person);
  const { email, userName } = account;
  const verificationCode = await mailedCode(email);
  await account.person.ask("useConfirmSignUpMutation", { input: { userName, verificationCode } });
  await account.person.signIn(email, PASSWORD);
  return account;
}

/** Creates a member with a confirmed email and a session, and without purchases. */
export async function newMember(): Promise<Person> {
  return (await newAccount()).person;
}

/** Returns the newest code mailed to an address once it differs from `earlier`. */
export function mailedCode(to: string, earlier?: string): Promise<string> {
  const mailbox = `${journeyStack().sandbox}/mailbox.json?${new URLSearchParams({ to })}`;
  return eventually(`a code mailed to ${to}`, MAIL_TIMEOUT_MS, async () => {
    const mails = (await (await fetch(mailbox)).json()) as { code: string | null }[];
    const newest = mails.find(({ code }) => code !== null);
    return newest?.code !== earlier && newest?.code;
  });
}
