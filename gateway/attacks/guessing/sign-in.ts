import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { type Answer, Person } from "../../journeys/people/person";
import { PASSWORD, solvedCaptcha } from "../../journeys/people/sign-up";
import { counted } from "../evidence/evidence";

export const WRONG_PASSWORD = "Wr0ng-Password!";

/** Result of the sign-in form. */
export interface SignInResult {
  readonly signIn: { readonly __typename: string; readonly code?: string };
}

interface Form {
  readonly password?: string;
  readonly captchaToken?: string;
}

/** Sends the sign-in form, with the right password by default. */
export function signIn(
  person: Person,
  email: string,
  { password = PASSWORD, captchaToken }: Form = {},
): Promise<Answer<SignInResult>> {
  const input = { email, password, rememberMe: false, ...(captchaToken && { captchaToken }) };
  return person.ask("signInOperationsSignInMutation", { input });
}

/** Guesses once. */
export const guess = (person: Person, email: string) =>
  signIn(person, email, { password: WRONG_PASSWORD });

/** Guesses once, with a captcha. */
export async function guessWithCaptcha(person: Person, email: string) {
  const captchaToken = await solvedCaptcha(person);
  return signIn(person, email, { password: WRONG_PASSWORD, captchaToken });
}

/** Signs in with a captcha and the right password. */
export async function signInWithCaptcha(person: Person, email: string) {
  return signIn(person, email, { captchaToken: await solvedCaptcha(person) });
}

/** Runs `act` this many times in parallel. */
export const times = <T>(count: number, act: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)));

/** Guesses once from each of this many networks. */
export const guessFromNetworks = (count: number, email: string, isSolved = false) =>
  times(count, () => (isSolved ? guessWithCaptcha : guess)(Person.visitor(), email));

/** Attempts over a limit, counted by its name. */
export const overLimit = (process: "accounts" | "billing", limit: string) =>
  counted(process, counters.limitsReached, { [attributes.limit]: limit });
