import { Person } from "../../journeys/people/person";
import { refused } from "../answers";
import type { Attack, Outcome } from "../attack";
import { audited, refusedMutation } from "../evidence/evidence";
import { confirm, TRY, type Waiting, waitingAccount, wrongCode } from "./mailed-codes";
import { fiveOfTwenty, tryTwentyTimes } from "./race";
import { times } from "./sign-in";

/** State of an account with a correct code, here and at the billing provider. */
const CONFIRMATION = [
  ...TRY,
  "accounts.account",
  "accounts.profile",
  "accounts.sign_up",
  "accounts.known_device",
  "accounts.outbox_event",
  "billing.inbox_event",
  "sandbox.account_book",
];

const refusedConfirmation = (code: string) => ({
  answer: refused("confirmSignUp", "ConfirmSignUpRefused", code),
  recorded: refusedMutation("accounts", "confirmSignUp", code),
});

const raceToConfirm = ({ person, userName, code }: Waiting) =>
  tryTwentyTimes(async (nth) => {
    const { status, text, data } = await confirm(person, userName, wrongCode(code, nth + 1));
    return { status, text, code: data.confirmSignUp.code };
  });

/** Rows of guesses at a verification code. */
export function verificationCodes(): readonly Attack<Outcome>[] {
  let waiting: Waiting;
  let other: Waiting;
  const confirmOwn = () => confirm(waiting.person, waiting.userName, waiting.code);
  return [
    {
      name: "twenty tries at a verification code at once",
      arrange: async () => {
        waiting = await waitingAccount();
      },
      attempt: () => raceToConfirm(waiting),
      answer: fiveOfTwenty,
      recorded: refusedMutation("accounts", "confirmSignUp", "LIMIT_EXCEEDED"),
      mayChange: TRY,
    },
    {
      name: "a verification code after twenty tries at once",
      attempt: confirmOwn,
      ...refusedConfirmation("LIMIT_EXCEEDED"),
    },
    {
      name: "the verification code of another account",
      arrange: async () => {
        waiting = await waitingAccount();
        other = await waitingAccount();
      },
      attempt: () => confirm(waiting.person, waiting.userName, other.code),
      ...refusedConfirmation("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "an empty verification code",
      attempt: () => confirm(waiting.person, waiting.userName, " "),
      ...refusedConfirmation("INVALID_PARAMETER"),
    },
    {
      name: "a verification code: the tries of strangers leave the member's own",
      arrange: async () => {
        await times(6, (nth) =>
          confirm(Person.visitor(), waiting.userName, wrongCode(waiting.code, nth + 1)),
        );
      },
      attempt: confirmOwn,
      answer: { data: { confirmSignUp: { __typename: "ConfirmSignUpSucceeded" } } },
      recorded: audited("accounts", "confirmSignUp", "done"),
      mayChange: CONFIRMATION,
    },
  ];
}
