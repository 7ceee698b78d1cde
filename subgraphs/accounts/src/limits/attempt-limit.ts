import { networkOf } from "./client-network.rules";

/** So many attempts in so many seconds, counted for one key. */
export interface AttemptLimit {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** One limit applied to one key, such as an e-mail or a client's network. */
export interface CountedKey {
  readonly limit: AttemptLimit;
  readonly key: string;
}

const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3_600;
const perHour = (name: string, attempts: number): AttemptLimit => ({
  name,
  attempts,
  seconds: HOUR_SECONDS,
});

/** Every limit of this subgraph that is counted in Redis. */
export const limits = {
  signUps: (attempts: number) => perHour("sign-ups", attempts),
  /** Look-ups of accounts by e-mail. */
  lookUps: perHour("look-ups", 60),
  /** Mails with codes one network may cause; each account has its own, stricter count. */
  codeMails: perHour("code-mails", 60),
  /** Codes one network may try; each code has its own, stricter count. */
  codeTries: perHour("code-tries", 60),
  /** One e-mail from one network: guesses here cannot lock a member out elsewhere. */
  signInsHere: { name: "sign-ins-here", attempts: 5, seconds: QUARTER_HOUR_SECONDS },
  signInsOfEmail: perHour("sign-ins-email", 50),
  signInsOfNetwork: perHour("sign-ins-network", 50),
  /** Wrong passwords of a signed-in member who wants another one. */
  passwordChanges: { name: "password-changes", attempts: 5, seconds: QUARTER_HOUR_SECONDS },
} as const;

/** A limit counted for the client's network. */
export const byNetwork = (limit: AttemptLimit, address: string): CountedKey => ({
  limit,
  key: networkOf(address),
});
