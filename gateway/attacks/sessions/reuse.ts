import { counters } from "@eightcount/rules/telemetry/registry";
import type { Answer } from "../../journeys/people/person";
import type { Account } from "../../journeys/people/sign-up";
import { unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { audited, counted } from "../evidence/evidence";
import { queryWith, refusedToken } from "../tokens/token-attack";
import { END, signedOut } from "./answers";
import { ageTokens, issuedToken, presentToken, refreshToken, signedInBrowser } from "./browser";

/** The tokens of one session, in the order of issue. */
type Chain = readonly string[];

/** Exchanges a token this many times, always the newest. */
async function exchanged(first: string, times: number): Promise<Chain> {
  const chain = [first];
  for (let nth = 0; nth < times; nth += 1)
    chain.push(issuedToken(await presentToken(chain.at(-1) ?? "")));
  return chain;
}

interface Reuse {
  readonly name: string;
  /** What happens to a session's first token before the attack. */
  readonly story: (first: string) => Promise<Chain>;
  /** What is then tried with the tokens. */
  readonly attempt: (chain: Chain) => Promise<Answer>;
}

/** User agent of a thief. */
export const THIEF = "another browser";

/** Ways to present an exchanged token. Each ends the session. */
const reuses = (memberId: () => string): readonly Reuse[] => [
  {
    name: "an exchanged token, a minute later",
    story: async (first) => {
      const chain = await exchanged(first, 2);
      await ageTokens(memberId(), 1);
      return chain;
    },
    attempt: ([first = ""]) => presentToken(first),
  },
  {
    name: "an exchanged token, at once, by another browser",
    story: (first) => exchanged(first, 1),
    attempt: ([first = ""]) => presentToken(first, THIEF),
  },
  {
    name: "a token in the middle of a chain",
    story: async (first) => {
      const chain = await exchanged(first, 3);
      await ageTokens(memberId(), 1);
      return chain;
    },
    attempt: ([, second = ""]) => presentToken(second),
  },
  {
    name: "a token whose answer was lost more than five minutes ago",
    story: async (first) => {
      const chain = await exchanged(first, 1);
      await ageTokens(memberId(), 6);
      return chain;
    },
    attempt: ([first = ""]) => presentToken(first),
  },
  {
    name: "a token that was withdrawn after a lost answer",
    story: async (first) => {
      const [, lost = ""] = await exchanged(first, 1);
      await ageTokens(memberId(), 1);
      return [lost, issuedToken(await presentToken(first))];
    },
    attempt: ([lost = ""]) => presentToken(lost),
  },
  {
    name: "the member's token, after a thief has exchanged and used it",
    story: async (first) => {
      await presentToken(issuedToken(await presentToken(first, THIEF)), THIEF);
      await ageTokens(memberId(), 1);
      return [first];
    },
    attempt: ([first = ""]) => presentToken(first),
  },
];

/** Rows of responses to a reuse. */
export const reuseAttacks = (account: () => Account): readonly Attack[] =>
  reuses(() => account().userName).map(({ name, story, attempt }) => {
    let chain: Chain = [];
    return {
      name,
      arrange: async () => {
        chain = await story(refreshToken(await signedInBrowser(account().email)));
      },
      attempt: () => attempt(chain),
      answer: signedOut,
      recorded: counted("accounts", counters.tokensReused, {}),
      mayChange: END,
    };
  });

/** Rows of what still works for the thief, and for the member, after a reuse was detected. */
export function afterReuse(account: () => Account): readonly Attack[] {
  const state = { newest: "", accessToken: "" };
  const arrange = async () => {
    const browser = await signedInBrowser(account().email);
    const stolen = refreshToken(browser);
    state.newest = issuedToken(await presentToken(stolen));
    state.accessToken = browser.token ?? "";
    await presentToken(stolen, THIEF);
  };
  return [
    {
      name: "the newest token, after the reuse of an older one was noticed",
      arrange,
      attempt: () => presentToken(state.newest),
      answer: signedOut,
      recorded: audited("accounts", "refreshSession", "SESSION_ENDED"),
    },
    {
      name: "the access token, after a reuse was noticed",
      arrange,
      attempt: () => queryWith(`Bearer ${state.accessToken}`),
      answer: unauthenticated,
      recorded: refusedToken("ended"),
    },
  ];
}
