import { Person } from "../../journeys/people/person";
import { type Account, freshEmail, newAccount } from "../../journeys/people/sign-up";
import { rowsOf } from "../../journeys/stack/databases";
import { refused } from "../answers";
import type { Attack, Outcome } from "../attack";
import { audited, refusedMutation } from "../evidence/evidence";
import {
  type Asked,
  askForReset,
  confirm,
  showCode,
  type Waiting,
  waitingAccount,
  wrongCode,
} from "./mailed-codes";
import { overLimit, times } from "./sign-in";

/** A try that is counted. */
const TRY = ["accounts.email_code"] as const;
/** What becomes of an account whose code was right, here and at the billing provider. */
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

const refusedReset = (code: string) => ({
  answer: refused("verifyPasswordResetCode", "PasswordResetRefused", code),
  recorded: refusedMutation("accounts", "verifyPasswordResetCode", code),
});
const refusedConfirmation = (code: string) => ({
  answer: refused("confirmSignUp", "ConfirmSignUpRefused", code),
  recorded: refusedMutation("accounts", "confirmSignUp", code),
});

interface Codes extends Outcome {
  readonly codes: readonly (string | undefined)[];
}

/** What became of twenty tries at once: five are compared, whatever they say. */
const fiveOfTwenty = {
  status: 200,
  codes: [...Array<string>(5).fill("CODE_MISMATCH"), ...Array<string>(15).fill("LIMIT_EXCEEDED")],
};

async function atOnce(
  shown: (nth: number) => Promise<{ status: number; text: string; code: string | undefined }>,
): Promise<Codes> {
  const all = await times(20, shown);
  return {
    status: Math.max(...all.map(({ status }) => status)),
    text: all.map(({ text }) => text).join("\n"),
    codes: all.map(({ code }) => code).sort(),
  };
}

const raceForReset = ({ asker, email, code }: Asked) =>
  atOnce(async (nth) => {
    const { status, text, data } = await showCode(asker, email, wrongCode(code, nth + 1));
    return { status, text, code: data.verifyPasswordResetCode.code };
  });

const raceToConfirm = ({ person, userName, code }: Waiting) =>
  atOnce(async (nth) => {
    const { status, text, data } = await confirm(person, userName, wrongCode(code, nth + 1));
    return { status, text, code: data.confirmSignUp.code };
  });

const tenMinutesPass = (accountId: string) =>
  rowsOf("accounts", "UPDATE email_code SET expires_at = now() WHERE account_id = $1", [accountId]);

/** Rows of guesses at a reset code. */
export function resetCodes(account: () => Account): readonly Attack<Outcome>[] {
  let asked: Asked;
  let other: Asked;
  const ask = async () => {
    asked = await askForReset(account());
  };
  const showOwn = () => showCode(asked.asker, asked.email, asked.code);
  const { visitor } = Person;
  return [
    {
      name: "a reset code, by a stranger after five wrong tries of strangers",
      arrange: async () => {
        await ask();
        await times(5, (nth) => showCode(visitor(), asked.email, wrongCode(asked.code, nth + 1)));
      },
      attempt: () => showCode(visitor(), asked.email, asked.code),
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
        other = await askForReset(await newAccount());
      },
      attempt: () => showCode(asked.asker, asked.email, other.code),
      ...refusedReset("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "a reset code for an e-mail without an account",
      attempt: () => showCode(visitor(), freshEmail(), asked.code),
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

const place = Person.visitor();

/** A row of a network that tries codes for sixty-one accounts. */
export const manyCodes: Attack = {
  name: "the sixty-first code that one network tries",
  arrange: async () => {
    await times(60, () => showCode(place, freshEmail(), "123456"));
  },
  attempt: () => showCode(place, freshEmail(), "123456"),
  ...refusedReset("LIMIT_EXCEEDED"),
  recorded: overLimit("accounts", "code-tries"),
};

const digits = (code: string, zero: number): string =>
  [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join("");

/** Texts that a careless comparison takes for the right code. */
const ODD: Readonly<Record<string, (code: string) => string>> = {
  "in wide digits": (code) => digits(code, 0xff10),
  "in Arabic digits": (code) => digits(code, 0x660),
  "with a space inside": (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
  "with a sign": (code) => `+${code}`,
  "with decimals": (code) => `${code}.0`,
  "with a digit more": (code) => `${code}0`,
  "without its last digit": (code) => code.slice(0, -1),
  "with a null character": (code) => `${code}\0`,
  "as a pattern": () => "______",
  "of 50 KB": (code) => code.repeat(8_000),
};
const TRIES = 5;

/** Rows of the right code, written oddly; five for each browser that asked. */
export function oddCodes(account: () => Account): readonly Attack[] {
  let asked: Asked;
  return Object.entries(ODD).map(([name, write], nth) => ({
    name: `the right reset code, written ${name}`,
    arrange: async () => {
      if (nth % TRIES === 0) asked = await askForReset(account());
    },
    attempt: () => showCode(asked.asker, asked.email, write(asked.code)),
    ...refusedReset("CODE_MISMATCH"),
    mayChange: TRY,
  }));
}
