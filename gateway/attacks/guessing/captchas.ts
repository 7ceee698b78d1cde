import { randomBytes } from "node:crypto";
import { type Answer, Person } from "../../journeys/people/person";
import { freshEmail, signUpInput, solvedCaptcha } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack, Outcome } from "../attack";
import { refusedMutation } from "../evidence/evidence";
import { guess, type SignInResult, signIn, times } from "./sign-in";

interface Proof {
  readonly challenge: {
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly signature: string;
  };
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

const read = (token: string): Proof => JSON.parse(Buffer.from(token, "base64").toString());
const write = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString("base64");

type Change = (proof: Proof) => unknown;

const withParameters =
  (parameters: object): Change =>
  (proof) => ({
    ...proof,
    challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, ...parameters } },
  });

/** Proofs that were modified or never valid. */
const FORGED: Readonly<Record<string, Change>> = {
  "whose key is made up": ({ challenge }) => ({
    challenge,
    solution: { counter: 1, derivedKey: randomBytes(32).toString("hex") },
  }),
  "whose signature is made up": ({ challenge, solution }) => ({
    challenge: { ...challenge, signature: randomBytes(32).toString("hex") },
    solution,
  }),
  "without a signature": ({ challenge, solution }) => ({
    challenge: { parameters: challenge.parameters },
    solution,
  }),
  "that costs less": withParameters({ cost: 1 }),
  "that lasts longer": withParameters({ expiresAt: 9_999_999_999 }),
  "of another nonce": withParameters({ nonce: randomBytes(16).toString("hex") }),
  "of no work": withParameters({ keyPrefix: "" }),
  "of another algorithm": withParameters({ algorithm: "SHA-256" }),
  "of nothing but a challenge": ({ challenge }) => ({ challenge }),
  "that is a list": (proof) => [proof],
};

/** Texts that are not proofs. */
const NONSENSE: Readonly<Record<string, string>> = {
  "of spaces": "   ",
  "of nonsense": "nonsense",
  "of an empty object": write({}),
  "of 10 KB": "A".repeat(10_000),
};

const spaced = (token: string) => token.replace(/(.{40})/g, "$1\n");
const urlSafe = (token: string) => token.replaceAll("+", "-").replaceAll("/", "_");
const pretty = (token: string) =>
  Buffer.from(JSON.stringify(read(token), null, 2)).toString("base64");

/** Other spellings of a proof that was used. */
const REWRITTEN: Readonly<Record<string, (token: string) => string>> = {
  "as it is": (token) => token,
  "in lines": spaced,
  "for addresses": urlSafe,
  "with more padding": (token) => `${token}====`,
  "as longer JSON": pretty,
  "in another order": (token) => {
    const { challenge, solution } = read(token);
    return write({ solution, challenge });
  },
  "with something more": (token) => write({ ...read(token), took: 1 }),
  "with another counter": (token) => {
    const { challenge, solution } = read(token);
    return write({ challenge, solution: { ...solution, counter: solution.counter + 1 } });
  },
};

const captchaRequired = {
  answer: refused("signIn", "SignInRefused", "CAPTCHA_REQUIRED"),
  recorded: refusedMutation("accounts", "signIn", "CAPTCHA_REQUIRED"),
};

/** A form that requires a captcha. */
export const suspect = { place: Person.visitor(), email: freshEmail() };

export const bringToCaptchas = () => times(5, () => guess(suspect.place, suspect.email));

const show = (captchaToken: string): Promise<Answer<SignInResult>> =>
  signIn(suspect.place, suspect.email, { captchaToken });

/** Rows of unsolved captchas. */
export const forgedCaptchas: readonly Attack[] = [
  ...Object.entries(NONSENSE).map(([name, token]) => ({
    name: `a captcha ${name}`,
    attempt: () => show(token),
    ...captchaRequired,
  })),
  ...Object.entries(FORGED).map(([name, change]) => ({
    name: `a captcha ${name}`,
    attempt: async () => show(write(change(read(await solvedCaptcha(suspect.place))))),
    ...captchaRequired,
  })),
];

let used = "";

/** Rows of a captcha that was solved and used. */
export const usedCaptchas: readonly Attack[] = Object.entries(REWRITTEN).map(([name, rewrite]) => ({
  name: `a used captcha, written ${name}`,
  arrange: async () => {
    if (used) return;
    used = await solvedCaptcha(suspect.place);
    await show(used);
  },
  attempt: () => show(rewrite(used)),
  ...captchaRequired,
}));

interface Codes extends Outcome {
  readonly codes: readonly (string | undefined)[];
}

/** A row of one captcha that is presented eight times at once. */
export const captchaAtOnce: Attack<Codes> = {
  name: "one captcha eight times at once is taken once",
  attempt: async () => {
    const captchaToken = await solvedCaptcha(suspect.place);
    const all = await times(8, () => show(captchaToken));
    return {
      status: Math.max(...all.map(({ status }) => status)),
      text: all.map(({ text }) => text).join("\n"),
      codes: all.map(({ data }) => data.signIn.code).sort(),
    };
  },
  answer: {
    status: 200,
    codes: [...Array<string>(7).fill("CAPTCHA_REQUIRED"), "USER_NOT_FOUND"],
  },
  recorded: refusedMutation("accounts", "signIn", "CAPTCHA_REQUIRED"),
};

const signUp = async (captchaToken: string | null) => {
  const person = Person.visitor();
  const input = { ...(await signUpInput(person, freshEmail())), captchaToken };
  return person.ask("useSignUpMutation", { input });
};
const unsolved = {
  answer: refused("signUp", "SignUpRefused", "INVALID_PARAMETER"),
  recorded: refusedMutation("accounts", "signUp", "INVALID_PARAMETER"),
};

/** Rows of sign-ups without a solved captcha. */
export const signUpCaptchas: readonly Attack[] = [
  { name: "a sign-up without a captcha", attempt: () => signUp(null), ...unsolved },
  { name: "a sign-up with a made-up captcha", attempt: () => signUp(write({})), ...unsolved },
  { name: "a sign-up with a used captcha", attempt: () => signUp(used), ...unsolved },
];
