import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Attack, Outcome } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { notRecorded, respondedWith } from "./evidence/evidence";
import { sendHttp } from "./http/send-http";
import { edgeAddresses } from "./routes/edge-routes";
import { pageAddresses } from "./routes/page-routes";

/** Spellings of another site's address. */
const ELSEWHERE = [
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%09/evil.example",
  "%2F%2Fevil.example",
  "%252F%252Fevil.example",
  "https:evil.example",
  "https:%2F%2Flocalhost@evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
];
const PARAMETERS = ["redirect", "next", "return", "returnTo", "url", "continue", "to"];

interface Led extends Outcome {
  /** Every location that any of the responses leads to. */
  readonly leadsTo: readonly string[];
  readonly statuses: readonly number[];
}

/** Requests each address exactly as written. */
async function followNothing(paths: readonly string[]): Promise<Led> {
  const outcomes = await Promise.all(paths.map((path) => sendHttp(journeyStack().site, { path })));
  const leadsTo = outcomes.flatMap(({ headers }) =>
    [headers.location, headers.refresh, headers["content-location"]].filter(
      (place) => place !== undefined,
    ),
  );
  const statuses = [...new Set(outcomes.map(({ status }) => status))].sort();
  // A meta refresh would lead away as well.
  const pages = new Set(outcomes.map(({ text }) => text.match(/<meta[^>]*http-equiv[^>]*>/i)?.[0]));
  return {
    status: statuses[0] ?? 0,
    statuses,
    leadsTo: leadsTo.map(String),
    text: [...pages].join(),
  };
}

const queriesOf = (path: string) =>
  ELSEWHERE.map((place) => {
    const query = PARAMETERS.map((name) => `${name}=${place.replaceAll(" ", "%20")}`).join("&");
    return `${path}?${query}`;
  });

const NOWHERE = { leadsTo: [], text: "" };
const statusOfPage = (address: string) =>
  /^\/public\/(styles|instructors|playlist)\/./.test(address) ? 404 : 200;

const pages: Attack<Led>[] = pageAddresses.map((address) => ({
  name: `${address} with the parameters of a redirect`,
  attempt: () => followNothing(queriesOf(address)),
  answer: { ...NOWHERE, statuses: [statusOfPage(address)] },
  recorded: respondedWith("client", statusOfPage(address)),
}));

const NOT_PAGES: Readonly<Record<string, number>> = {
  "/graphql": 400,
  "/webhooks/recurly": 404,
  "/webhooks/crm": 404,
  "/media/classes/any/trailer.mp4": 403,
};
const others: Attack<Led>[] = Object.values(edgeAddresses)
  .flat()
  .filter((address) => NOT_PAGES[address] !== undefined)
  .map((address) => ({
    name: `${address} with the parameters of a redirect`,
    attempt: () => followNothing(queriesOf(address)),
    answer: { ...NOWHERE, statuses: [NOT_PAGES[address]] },
    recorded: notRecorded("no process knows such a parameter: there is nothing to notice"),
  }));

/** Addresses that a server would redirect if it normalized paths or looked for folders. */
const PATHS: readonly (readonly [path: string, status: number])[] = [
  ["//evil.example", 404],
  ["//evil.example/", 404],
  ["//evil.example/%2e%2e", 404],
  ["//evil.example/..", 404],
  ["///evil.example//", 404],
  ["/\\evil.example", 404],
  ["/%5Cevil.example", 404],
  ["/%2F%2Fevil.example", 404],
  ["/.//evil.example", 404],
  ["//assets", 404],
  ["/assets//evil.example/", 404],
  ["/assets", 404],
  ["/assets/..//evil.example", 404],
  ["/%0d%0aLocation:%20https:%2F%2Fevil.example", 404],
  ["/public/%0d%0aSet-Cookie:%20a=b", 404],
  ["/signin//evil.example", 404],
  ["/index.html//evil.example/..", 404],
  ["/index%2ehtml", 404],
  ["//index.html", 404],
];
const paths: Attack<Led>[] = PATHS.map(([path, status]) => ({
  name: `the path ${path}`,
  attempt: () => followNothing([path]),
  answer: { ...NOWHERE, statuses: [status] },
  recorded: respondedWith("client", status),
}));

describeAttacks("redirects", [...pages, ...others, ...paths]);
