import { check, sleep } from "k6";
import { names } from "../data/catalog.ts";
import { pausesIn, type Term, termsOf } from "../data/terms.ts";
import { arrivalOf, arrivalRandom } from "../lib/arrival.ts";
import { type Caller, visitor } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { callerOf, memberCount, signInMembers } from "../lib/members.ts";
import { optionsFor } from "../lib/options.ts";
import { randomInt } from "../lib/random.ts";
import { foundCount, hasGroups } from "../lib/search-groups.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";
import { slo } from "../slo.ts";

/** Searches per second on an ordinary evening, each with the suggestions while it is typed. */
const AVERAGE_PER_SECOND = 20;
/** A search with its typing takes two seconds, and twice as long on a slow evening. */
const USERS_PER_ARRIVAL = 4;
/** The others are visitors. */
const MEMBER_SHARE = 0.8;

const workload = workloadFor(AVERAGE_PER_SECOND);
const drawTerm = termsOf(names);

export const options = optionsFor(
  {
    usersPerArrival: USERS_PER_ARRIVAL,
    objectives: { search: slo.search, suggestions: slo.suggestions },
  },
  workload,
);

export function setup() {
  refuseDeadTarget();
  return { members: signInMembers() };
}

export const handleSummary = summaryOf(workload);

/** A person types a text with pauses, sees suggestions, and searches for it. */
export default arrivalOf(workload, ({ members }: ReturnType<typeof setup>) => {
  const random = arrivalRandom();
  const number = randomInt(random, memberCount);
  const caller = random() < MEMBER_SHARE ? callerOf(number, members) : visitor(number);
  const term = drawTerm(random);
  for (const text of pausesIn(term.text, random)) {
    suggest(text, caller);
    sleep(0.15 + 0.35 * random());
  }
  search(term, caller);
});

function suggest(text: string, caller: Caller) {
  send({
    operation: "suggestions",
    variables: { text },
    caller,
    isGood: ({ searchSuggestions }) => Array.isArray(searchSuggestions),
  });
}

function search({ kind, text }: Term, caller: Caller) {
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
