import { Person } from "../../journeys/people/person";
import { type Account, freshEmail } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { checkResetCode, type ResetRequest, requestResetCode, TRY } from "./mailed-codes";
import { refusedReset } from "./reset-codes";
import { overLimit, times } from "./sign-in";

const place = Person.visitor();

/** A row of one network that tries codes for sixty-one accounts. */
export const manyCodes: Attack = {
  name: "the sixty-first code that one network tries",
  arrange: async () => {
    await times(60, () => checkResetCode(place, freshEmail(), "123456"));
  },
  attempt: () => checkResetCode(place, freshEmail(), "123456"),
  ...refusedReset("LIMIT_EXCEEDED"),
  recorded: overLimit("accounts", "code-tries"),
};

const digits = (code: string, zero: number): string =>
  [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join("");

/** Texts that a careless comparison takes for the correct code. */
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

/** Rows of the correct code in odd spellings, five per browser. */
export function oddCodes(account: () => Account): readonly Attack[] {
  let asked: ResetRequest;
  return Object.entries(ODD).map(([name, write], nth) => ({
    name: `the right reset code, written ${name}`,
    arrange: async () => {
      if (nth % TRIES === 0) asked = await requestResetCode(account());
    },
    attempt: () => checkResetCode(asked.asker, asked.email, write(asked.code)),
    ...refusedReset("CODE_MISMATCH"),
    mayChange: TRY,
  }));
}
