import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { type Account, mailedCode, newAccount, PASSWORD } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { audited } from "../evidence/evidence";
import {
  confirm,
  type ResetRequest,
  requestResetCode,
  TRY,
  type Waiting,
  waitingAccount,
} from "../guessing/mailed-codes";
import { signIn } from "../guessing/sign-in";
import { refusedConfirmation, refusedReset, refusedSignIn } from "./refusals";

const NEW_PASSWORD = "NewPassw0rd!";

const reset = (person: Person, email: string, code: string, newPassword = NEW_PASSWORD) =>
  person.ask("useResetPasswordMutation", { input: { email, code, newPassword } });

/** Rows of reset and confirmation steps that are early, repeated, or mixed up. */
export function mixedUpCodes(): readonly Attack[] {
  let member: Account;
  let waiting: Waiting;
  let asked: ResetRequest;
  let older: ResetRequest;
  return [
    {
      name: "a new password before a reset was asked for",
      arrange: async () => {
        member = await newAccount();
      },
      attempt: () => reset(member.person, member.email, "123456"),
      ...refusedReset("CODE_MISMATCH"),
    },
    {
      name: "a new password by the code that confirmed the e-mail",
      attempt: async () => reset(member.person, member.email, await mailedCode(member.email)),
      ...refusedReset("CODE_MISMATCH"),
    },
    {
      name: "a new password by a code that was replaced",
      arrange: async () => {
        older = await requestResetCode(member, Person.visitor());
        const sql = "UPDATE email_code SET sent_at = sent_at - interval '1 minute'";
        await rowsOf("accounts", `${sql} WHERE account_id = $1`, [member.userName]);
        asked = await requestResetCode(member, older.asker);
      },
      attempt: () => reset(older.asker, member.email, older.code),
      ...refusedReset("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "a new password that is too weak, by the right code",
      attempt: () => reset(asked.asker, member.email, asked.code, "password"),
      ...refusedReset("INVALID_PASSWORD"),
    },
    {
      name: "a new password, by the verification code of a sign-up",
      arrange: async () => {
        waiting = await waitingAccount();
      },
      attempt: () => reset(waiting.person, waiting.email, waiting.code),
      ...refusedReset("CODE_MISMATCH"),
    },
    {
      name: "a confirmation by a reset code",
      arrange: async () => {
        asked = await requestResetCode(waiting, waiting.person);
      },
      attempt: () => confirm(waiting.person, waiting.userName, asked.code),
      ...refusedConfirmation("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "a confirmation after a reset has proven the e-mail",
      arrange: async () => {
        await reset(waiting.person, waiting.email, asked.code);
      },
      attempt: () => confirm(waiting.person, waiting.userName, waiting.code),
      ...refusedConfirmation("CODE_MISMATCH"),
    },
    {
      name: "the password of a sign-up that a reset has replaced",
      attempt: () => signIn(Person.visitor(), waiting.email, { password: PASSWORD }),
      ...refusedSignIn("NOT_AUTHORIZED"),
    },
    {
      name: "a confirmation once more, by a stranger, makes no device known",
      arrange: async () => {
        waiting = await waitingAccount();
        await confirm(waiting.person, waiting.userName, waiting.code);
      },
      attempt: () => confirm(Person.visitor(), waiting.userName, waiting.code),
      answer: {
        status: 200,
        data: { confirmSignUp: { __typename: "ConfirmSignUpSucceeded" } },
        setCookies: [],
      },
      recorded: audited("accounts", "confirmSignUp", "done"),
    },
  ];
}
