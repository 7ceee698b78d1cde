import { randomUUID } from "node:crypto";
import { journeyStack } from "@eightcount/local-stack/testing/journeys/journey-stack";
import { eventually } from "../stack/eventually";
import { Person } from "./person";
import { solveChallenge } from "./proof-of-work";

const PASSWORD = "Passw0rd!";
const MAIL_WITHIN_MS = 15_000;

/** A new member with a confirmed e-mail and a session, who never bought anything. */
export async function newMember(): Promise<Person> {
  const person = Person.visitor();
  const email = `dancer-${randomUUID().slice(0, 8)}@example.com`;
  const captcha = await person.ask<{ captchaChallenge: { json: string } }>("useCaptchaQuery");
  const input = {
    email,
    password: PASSWORD,
    subscribeToEmails: false,
    captchaToken: solveChallenge(captcha.data.captchaChallenge.json),
    termsAgreed: true,
    registrationFlow: "02",
  };
  const { data, text } = await person.ask<{ signUp: { userName?: string } }>("useSignUpMutation", {
    input,
  });
  const userName = data?.signUp.userName;
  if (!userName) throw new Error(`${email} could not sign up: ${text}`);
  const verificationCode = await mailedCode(email);
  await person.ask("useConfirmSignUpMutation", { input: { userName, verificationCode } });
  await person.signIn(email, PASSWORD);
  return person;
}

/** The six digits that were mailed to a new member. */
function mailedCode(to: string): Promise<string> {
  const mailbox = `${journeyStack().sandbox}/mailbox.json?${new URLSearchParams({ to })}`;
  return eventually(`a code mailed to ${to}`, MAIL_WITHIN_MS, async () => {
    const [newest] = (await (await fetch(mailbox)).json()) as { code: string | null }[];
    return newest?.code;
  });
}
