import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { type Account, freshEmail, PASSWORD, signUpInput } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { audited, refusedMutation } from "../evidence/evidence";
import { requestReset, type Waiting, waitingAccount } from "./mailed-codes";
import { overLimit, signIn, times } from "./sign-in";

const MAIL = [
  "accounts.email_code",
  "accounts.outbox_event",
  "accounts.inbox_event",
  "sandbox.mail",
] as const;

const notSent = (field: string, name: string) => ({
  answer: { status: 200, data: { [field]: { __typename: "SendCodeRefused" } } },
  recorded: refusedMutation("accounts", field, name),
});
const notSentAgain = notSent("requestPasswordReset", "LIMIT_EXCEEDED");

/** Ages every code that was mailed to an account. */
const ageTokens = (accountId: string, seconds: number) =>
  rowsOf(
    "accounts",
    "UPDATE email_code SET sent_at = sent_at - $2 * interval '1 second' WHERE account_id = $1",
    [accountId, seconds],
  );

/** Returns the codes mailed so far, aged by some hours. */
const sentBefore = (accountId: string, hours: number) =>
  rowsOf(
    "accounts",
    `INSERT INTO email_code (id, account_id, purpose, code_hash, requester, sent_at, expires_at)
     SELECT gen_random_uuid(), account_id, purpose, '', requester,
       sent_at - $2 * interval '1 hour', now() FROM email_code
     WHERE account_id = $1 AND purpose = 'RESET_PASSWORD' AND sent_at > now() - interval '1 hour'`,
    [accountId, hours],
  );

/** Rows of mails that a stranger causes at a member's address. */
export function resetMails(account: () => Account): readonly Attack[] {
  const stranger = Person.visitor();
  const request = (person: Person) => requestReset(person, account().email);
  return [
    {
      name: "a second reset mail within thirty seconds",
      arrange: async () => {
        await request(stranger);
      },
      attempt: () => request(stranger),
      ...notSentAgain,
    },
    {
      name: "a sixth reset mail in an hour from one network",
      arrange: async () => {
        for (let nth = 0; nth < 5; nth += 1) {
          await ageTokens(account().userName, 31);
          await request(stranger);
        }
        await ageTokens(account().userName, 31);
      },
      attempt: () => request(stranger),
      ...notSentAgain,
    },
    {
      name: "a sixteenth reset mail in an hour from many networks",
      arrange: async () => {
        await times(10, () => request(Person.visitor()));
      },
      attempt: () => request(Person.visitor()),
      ...notSentAgain,
    },
    {
      name: "a forty-first reset mail in a day from many networks",
      arrange: async () => {
        await sentBefore(account().userName, 2);
        await sentBefore(account().userName, 4);
        await ageTokens(account().userName, 3_601);
      },
      attempt: () => request(Person.visitor()),
      ...notSentAgain,
    },
    {
      name: "a member still gets a reset mail on a device they are known on",
      attempt: () => request(account().person),
      answer: { status: 200, data: { requestPasswordReset: { __typename: "CodeSent" } } },
      recorded: audited("accounts", "requestPasswordReset", "done"),
      mayChange: MAIL,
    },
  ];
}

const place = Person.visitor();

/** A row of one network that causes mails to sixty-one addresses. */
export const manyMails: Attack = {
  name: "the sixty-first address that one network has mails sent to",
  arrange: async () => {
    await times(60, () => requestReset(place, freshEmail()));
  },
  attempt: () => requestReset(place, freshEmail()),
  ...notSentAgain,
  recorded: overLimit("accounts", "code-mails"),
};

/** Rows of mails to an unconfirmed address. */
export function verificationMails(): readonly Attack[] {
  let waiting: Waiting;
  const signUpAgain = async (person: Person) => {
    const input = await signUpInput(person, waiting.email);
    return person.ask("useSignUpMutation", { input });
  };
  return [
    {
      name: "a second verification mail within thirty seconds",
      arrange: async () => {
        waiting = await waitingAccount();
      },
      attempt: () =>
        waiting.person.ask("useResendCodeMutation", { input: { email: waiting.email } }),
      ...notSent("resendVerificationCode", "LIMIT_EXCEEDED"),
    },
    {
      name: "a sign-up once more within thirty seconds causes no mail",
      attempt: () => signUpAgain(waiting.person),
      answer: { status: 200, data: { signUp: { __typename: "SignUpSucceeded" } } },
      recorded: audited("accounts", "signUp", "done"),
      mayChange: ["accounts.account", "accounts.sign_up", "accounts.profile"],
    },
    {
      name: "a sixteenth sign-up at one address from many networks",
      arrange: async () => {
        await times(14, () => signUpAgain(Person.visitor()));
      },
      attempt: () => signUpAgain(Person.visitor()),
      answer: refused("signUp", "SignUpRefused", "LIMIT_EXCEEDED"),
      recorded: refusedMutation("accounts", "signUp", "LIMIT_EXCEEDED"),
    },
    {
      name: "a sign-in within thirty seconds, which reminds of the code",
      attempt: () => signIn(waiting.person, waiting.email, { password: PASSWORD }),
      answer: refused("signIn", "SignInRefused", "USER_NOT_CONFIRMED"),
      recorded: refusedMutation("accounts", "signIn", "USER_NOT_CONFIRMED"),
    },
  ];
}

/** A row of one network that signs up thirty-one times. Its captchas are not even checked. */
export function manySignUps(): Attack {
  const network = Person.visitor();
  return {
    name: "the thirty-first sign-up of one network",
    arrange: async () => {
      const input = { ...(await signUpInput(network, freshEmail())), captchaToken: "none" };
      await times(30, () => network.ask("useSignUpMutation", { input }));
    },
    attempt: async () => {
      const input = await signUpInput(network, freshEmail());
      return network.ask("useSignUpMutation", { input });
    },
    answer: refused("signUp", "SignUpRefused", "LIMIT_EXCEEDED"),
    recorded: overLimit("accounts", "sign-ups"),
  };
}

/** A row of a member who writes to support eleven times in an hour. */
export function manyQuestions(account: () => Account): Attack {
  const send = () => {
    const name = { firstName: "Ada", lastName: "Tempo" };
    const input = { ...name, category: "OTHER", email: "ada@example.com", message: "Hello?" };
    return account().person.ask("useSendHelpRequestMutation", { input });
  };
  return {
    name: "the eleventh question of a member to the support",
    arrange: async () => {
      await times(10, send);
    },
    attempt: send,
    answer: { status: 200, data: { sendHelpRequest: { __typename: "SendHelpRequestRefused" } } },
    recorded: overLimit("accounts", "help-requests"),
  };
}
