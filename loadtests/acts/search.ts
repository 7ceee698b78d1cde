import { check, sleep } from "k6";
import { names } from "../data/catalog.ts";
import { pausesIn, type Term, termsOf } from "../data/terms.ts";
import { arrivalRandom } from "../lib/arrival.ts";
import { type Caller, visitor } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { callerOf, memberCount } from "../lib/members.ts";
import { randomInt } from "../lib/random.ts";
import { foundCount, hasGroups } from "../lib/search-groups.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

/** The others are visitors. */
const MEMBER_SHARE = 0.8;

const drawTerm = termsOf(names);

/** A person types a text with pauses, sees suggestions, and searches for it. */
export const search: Act = {
  // A search with its typing takes two seconds, and twice as long on a slow evening.
  usersPerArrival: 4,
  objectives: { search: slo.search, suggestions: slo.suggestions },
  perform(members) {
    const random = arrivalRandom();
    const number = randomInt(random, memberCount);
    const caller = random() < MEMBER_SHARE ? callerOf(number, members) : visitor(number);
    const term = drawTerm(random);
    for (const text of pausesIn(term.text, random)) {
      suggest(text, caller);
      sleep(0.15 + 0.35 * random());
    }
    submit(term, caller);
  },
};

function suggest(text: string, caller: Caller) {
  send({
    operation: "suggestions",
    variables: { text },
    caller,
    isGood: ({ searchSuggestions }) => Array.isArray(searchSuggestions),
  });
}

function submit({ kind, text }: Term, caller: Caller) {
  const data = send({
    operation: "search",
    variables: { text, hasText: true, isMember: caller.token !== null },
    caller,
    isGood: hasGroups,
  });
  if (data === null) return;
  // A name or its beginning is in the catalog, so that an empty answer would be wrong.
  const isInCatalog = kind === "name" || kind === "prefix";
  check(data, { "finds what is there": () => !isInCatalog || foundCount(data) > 0 });
}
