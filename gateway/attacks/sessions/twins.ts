import { counters } from "@eightcount/rules/telemetry/registry";
import type { Account } from "../../journeys/people/sign-up";
import type { Attack, Outcome } from "../attack";
import { audited, counted } from "../evidence/evidence";
import { END, EXCHANGE } from "./answers";
import { issuedToken, presentToken, refreshToken, signedInBrowser } from "./browser";
import { THIEF } from "./reuse";

interface Twins extends Outcome {
  /** Number of different tokens that were issued. */
  readonly tokens: number;
  readonly typenames: readonly string[];
}

async function twins(token: string, count: number, userAgent?: string): Promise<Twins> {
  const all = await Promise.all(
    Array.from({ length: count }, () => presentToken(token, userAgent)),
  );
  const [first] = all;
  return {
    status: first?.status ?? 0,
    text: all.map(({ text }) => text).join("\n"),
    tokens: new Set(all.map(issuedToken)).size,
    typenames: [...new Set(all.map(({ data }) => data.refreshSession.__typename))],
  };
}

/** Rows of one token that is presented many times at once. */
export function twinAttacks(account: () => Account): readonly Attack<Twins>[] {
  let token = "";
  const arrange = async () => {
    token = refreshToken(await signedInBrowser(account().email));
  };
  return [
    {
      name: "ten twins of a good token at once leave one good token",
      arrange,
      attempt: () => twins(token, 10),
      answer: { status: 200, tokens: 1, typenames: ["SignedIn"] },
      recorded: audited("accounts", "refreshSession", "done"),
      mayChange: EXCHANGE,
    },
    {
      name: "two tabs, one after the other, leave one good token",
      arrange: async () => {
        await arrange();
        await presentToken(token);
      },
      attempt: () => twins(token, 1),
      answer: { status: 200, tokens: 1, typenames: ["SignedIn"] },
      recorded: audited("accounts", "refreshSession", "done"),
      // The first tab's token is returned again; no new one is issued.
      mayChange: END,
    },
    {
      name: "ten twins of a stolen, exchanged token at once",
      arrange: async () => {
        await arrange();
        await presentToken(token);
      },
      attempt: () => twins(token, 10, THIEF),
      answer: { status: 200, tokens: 1, typenames: ["SignedOut"] },
      recorded: counted("accounts", counters.tokensReused, {}),
      mayChange: END,
    },
  ];
}
