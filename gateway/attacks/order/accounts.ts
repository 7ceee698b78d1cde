import { randomUUID } from "node:crypto";
import { Person } from "../../journeys/people/person";
import {
  type Account,
  freshEmail,
  mailedCode,
  newAccount,
  PASSWORD,
  signUpInput,
  unconfirmedAccount,
} from "../../journeys/people/sign-up";
import { rowsOf } from "../../journeys/stack/databases";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { audited, refusedMutation } from "../evidence/evidence";
import {
  type Asked,
  askForReset,
  confirm,
  requestReset,
  type Waiting,
  waitingAccount,
} from "../guessing/mailed-codes";
import { enter } from "../guessing/sign-in";

const NEW_PASSWORD = "NewPassw0rd!";
const TRY = ["accounts.email_code"] as const;

const reset = (person: Person, email: string, code: string, newPassword = NEW_PASSWORD) =>
  person.ask("useResetPasswordMutation", { input: { email, code, newPassword } });

const refusedReset = (code: string) => ({
  answer: refused("resetPassword", "PasswordResetRefused", code),
  recorded: refusedMutation("accounts", "resetPassword", code),
});
const refusedConfirmation = (code: string) => ({
  answer: refused("confirmSignUp", "ConfirmSignUpRefused", code),
  recorded: refusedMutation("accounts", "confirmSignUp", code),
});
const notSent = (mutation: string, code: string) => ({
  answer: { status: 200, data: { [mutation]: { __typename: "SendCodeRefused" } } },
  recorded: refusedMutation("accounts", mutation, code),
});
const refusedSignUp = (code: string) => ({
  answer: refused("signUp", "SignUpRefused", code),
  recorded: refusedMutation("accounts", "signUp", code),
});
const refusedSignIn = (code: string) => ({
  answer: refused("signIn", "SignInRefused", code),
  recorded: refusedMutation("accounts", "signIn", code),
});

/** Rows of steps of a reset, and of a confirmation, that come too early, twice, or mixed up. */
export function mixedUpCodes(): readonly Attack[] {
  let member: Account;
  let waiting: Waiting;
  let asked: Asked;
  let older: Asked;
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
        older = await askForReset(member, Person.visitor());
        const sql = "UPDATE email_code SET sent_at = sent_at - interval '1 minute'";
        await rowsOf("accounts", `${sql} WHERE account_id = $1`, [member.userName]);
        asked = await askForReset(member, older.asker);
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
        asked = await askForReset(waiting, waiting.person);
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
      attempt: () => enter(Person.visitor(), waiting.email, { password: PASSWORD }),
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

/** Rows of requests about an account that does not exist, or does already. */
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
      name: "a confirmation of nobody",
      attempt: () => confirm(visitor, "", "123456"),
      ...refusedConfirmation("USER_NOT_FOUND"),
    },
    {
      name: "a sign-in before the sign-up",
      attempt: () => enter(visitor, freshEmail()),
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

/** Rows of an address that two people signed up with; only one of them reads its mail. */
export function besideAnother(): readonly Attack[] {
  let owner: Waiting;
  let squatter: Account;
  let squattersCode = "";
  return [
    {
      name: "a sign-in before the confirmation",
      arrange: async () => {
        owner = await waitingAccount();
        squatter = await unconfirmedAccount(Person.visitor(), owner.email);
        squattersCode = await mailedCode(owner.email, owner.code);
      },
      attempt: () => enter(squatter.person, owner.email),
      ...refusedSignIn("USER_NOT_CONFIRMED"),
      answer: {
        ...refused("signIn", "SignInRefused", "USER_NOT_CONFIRMED"),
        setCookies: [expect.stringMatching(/^eightcount_device=1\./)],
      },
    },
    {
      name: "the owner's code, by a stranger who signed up with the same address",
      attempt: () => confirm(squatter.person, owner.userName, owner.code),
      ...refusedConfirmation("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "the code of a stranger's sign-up, by the owner of the address",
      attempt: () => confirm(owner.person, owner.userName, squattersCode),
      ...refusedConfirmation("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "a code by a browser that signed up with neither",
      attempt: () => confirm(Person.visitor(), owner.userName, owner.code),
      ...refusedConfirmation("CODE_MISMATCH"),
    },
  ];
}
