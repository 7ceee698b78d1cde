import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { type Account, freshEmail, newAccount } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack, Outcome } from "../attack";
import { audited, refusedMutation } from "../evidence/evidence";
import {
  checkResetCode,
  type ResetRequest,
  requestResetCode,
  TRY,
  wrongCode,
} from "./mailed-codes";
import { fiveOfTwenty, tryTwentyTimes } from "./race";
import { times } from "./sign-in";

export const refusedReset = (code: string) => ({
  answer: refused("verifyPasswordResetCode", "PasswordResetRefused", code),
  recorded: refusedMutation("accounts", "verifyPasswordResetCode", code),
});

const raceForReset = ({ asker, email, code }: ResetRequest) =>
  tryTwentyTimes(async (nth) => {
    const { status, text, data } = await checkResetCode(asker, email, wrongCode(code, nth + 1));
    return { status, text, code: data.verifyPasswordResetCode.code };
  });

const tenMinutesPass = (accountId: string) =>
  rowsOf("accounts", "UPDATE email_code SET expires_at = now() WHERE account_id = $1", [accountId]);

/** Rows of guesses at a reset code. */
export function resetCodes(account: () => Account): readonly Attack<Outcome>[] {
  let asked: ResetRequest;
  let other: ResetRequest;
  const ask = async () => {
    asked = await requestResetCode(account());
  };
  const showOwn = () => checkResetCode(asked.asker, asked.email, asked.code);
  const { visitor } = Person;
  return [
    {
      name: "a reset code, by a stranger after five wrong tries of strangers",
      arrange: async () => {
        await ask();
        await times(5, (nth) =>
          checkResetCode(visitor(), asked.email, wrongCode(asked.code, nth + 1)),
        );
      },
      attempt: () => checkResetCode(visitor(), asked.email, asked.code),
      ...refusedReset("LIMIT_EXCEEDED"),
    },
    {
      name: "a reset code: the tries of strangers leave the member's own",
      attempt: showOwn,
      answer: { data: { verifyPasswordResetCode: { __typename: "PasswordResetCodeVerified" } } },
      recorded: audited("accounts", "verifyPasswordResetCode", "done"),
    },
    {
      name: "twenty tries at a reset code at once, by the browser that asked",
      attempt: () => raceForReset(asked),
      answer: fiveOfTwenty,
      recorded: refusedMutation("accounts", "verifyPasswordResetCode", "LIMIT_EXCEEDED"),
      mayChange: TRY,
    },
    {
      name: "a reset code after twenty tries at once",
      attempt: showOwn,
      ...refusedReset("LIMIT_EXCEEDED"),
    },
    {
      name: "the reset code of another account",
      arrange: async () => {
        await ask();
        other = await requestResetCode(await newAccount());
      },
      attempt: () => checkResetCode(asked.asker, asked.email, other.code),
      ...refusedReset("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "a reset code for an e-mail without an account",
      attempt: () => checkResetCode(visitor(), freshEmail(), asked.code),
      ...refusedReset("USER_NOT_FOUND"),
    },
    {
      name: "a reset code after its ten minutes",
      arrange: async () => {
        await tenMinutesPass(account().userName);
      },
      attempt: showOwn,
      ...refusedReset("EXPIRED_CODE"),
    },
  ];
}
