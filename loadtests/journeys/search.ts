import { check, sleep } from "k6";
import exec from "k6/execution";
import { names } from "../data/catalog.ts";
import { pausesIn, type Term, termsOf } from "../data/terms.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { send } from "../lib/graph.ts";
import { type SignedInMember, signInMembers, tokenOf } from "../lib/members.ts";
import { optionsFor } from "../lib/options.ts";
import { pick, seeded, seedOf } from "../lib/random.ts";
import { foundCount, hasGroups } from "../lib/search-groups.ts";
import { seed, workloadFor } from "../lib/settings.ts";
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
  const { iterationInTest, name } = exec.scenario;
  const random = seeded(seed + seedOf(name), iterationInTest);
  const member = random() < MEMBER_SHARE ? pick(random, members) : null;
  const term = drawTerm(random);
  for (const text of pausesIn(term.text, random)) {
    suggest(text, member);
    sleep(0.15 + 0.35 * random());
  }
  search(term, member);
});

function suggest(text: string, member: SignedInMember | null) {
  send({
    operation: "suggestions",
    variables: { text },
    token: member && tokenOf(member),
    isGood: ({ searchSuggestions }) => Array.isArray(searchSuggestions),
  });
}

function search({ kind, text }: Term, member: SignedInMember | null) {
  const data = send({
    operation: "search",
    variables: { text, hasText: true, isMember: member !== null },
    token: member && tokenOf(member),
    isGood: hasGroups,
  });
  if (data === null) return;
  // A name or its beginning is in the catalog, so that an empty answer would be wrong.
  const isInCatalog = kind === "name" || kind === "prefix";
  check(data, { "finds what is there": () => !isInCatalog || foundCount(data) > 0 });
}
