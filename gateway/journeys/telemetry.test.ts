import { attributes } from "@eightcount/rules/telemetry/registry";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { liveAnEvening } from "./people/evening";
import { Person } from "./people/person";
import { progressInput } from "./people/progress";
import { newMember } from "./people/sign-up";
import { eventually } from "./stack/eventually";
import { signalProcess, waitForRestart } from "./stack/processes";
import { TracingBrowser } from "./traces/browser";
import { textsTracedSince } from "./traces/recorded-texts";
import { type Trace, tracesSince, waitForTrace } from "./traces/trace";

interface Found {
  readonly search: { readonly classes: readonly { readonly classId: string }[] };
}

const NAMES = "query publicNamesQuery__catalogue__0";
/** Twice as long as a list of names is cached before an unknown one reloads it. */
const NAMES_KEPT_MS = 10_000;

/** Parts of an evening that its traces have to show before they are read. */
const EVENING = [
  "=useSignUpMutation",
  "=purchaseSubscriptionMutation",
  "=SearchScreenQuery",
  "GET /search",
  "GET /graphql",
  "save-progress",
  "entitlement.changed",
];

const startMs = Date.now();
const traces: Trace[] = [];
let browser: TracingBrowser;
let classId: string;

const collect = async (traceId: string, names: readonly string[]) => {
  const trace = await waitForTrace(traceId, names);
  traces.push(trace);
  return trace;
};

beforeAll(async () => {
  // Plans are cached, so only a gateway that has just started makes one.
  await waitForRestart("gateway", signalProcess("gateway", "SIGTERM"));
  browser = new TracingBrowser(await Person.member("active monthly"));
});

describe("one trace from the browser to the database", () => {
  it("ENG-07 a search: browser, gateway with plan and fetch, subgraph, SQL", async () => {
    const variables = { text: "Bus Pass", hasText: true, isMember: true };
    const { data, traceId } = await browser.ask<Found>("SearchScreenQuery", variables);
    classId = data.search.classes[0]?.classId ?? "";
    const sql = "pg.query:SELECT catalogue";
    const trace = await collect(traceId, ["SearchScreenQuery", "gateway.plan", sql]);
    const request = [
      "eightcount-browser SearchScreenQuery",
      "gateway POST /graphql",
      "gateway gateway.request",
    ];
    expect(trace.pathTo("gateway.plan")).toEqual([...request, "gateway gateway.plan"]);
    expect(trace.pathTo(sql)).toEqual([
      ...request,
      "gateway gateway.execute",
      "gateway gateway.fetch",
      "gateway POST",
      "catalogue POST /graphql",
      "catalogue query SearchScreenQuery__catalogue__0",
      `catalogue ${sql}`,
    ]);
    expect(trace.roots).toHaveLength(1);
    expect(await tracesSince(startMs, "SearchScreenQuery")).toHaveLength(1);
  });

  it("ENG-07 a progress update: browser, gateway, subgraph, the flush and its SQL", async () => {
    const input = progressInput(classId, 40);
    const { traceId } = await browser.ask("sendProgressMutation", { input });
    const sql = "pg.query:save-progress viewing";
    const trace = await collect(traceId, ["sendProgressMutation", sql]);
    expect(trace.pathTo(sql)).toEqual([
      "eightcount-browser sendProgressMutation",
      "gateway POST /graphql",
      "gateway gateway.request",
      "gateway gateway.execute",
      "gateway gateway.fetch",
      "gateway POST",
      "viewing POST /graphql",
      "viewing mutation sendProgressMutation__viewing__0",
      "viewing viewing.progress.flush",
      `viewing ${sql}`,
    ]);
    expect(trace.roots).toHaveLength(1);
    expect(await tracesSince(startMs, "sendProgressMutation")).toHaveLength(1);
  });

  it("ENG-07 a page of a name: client server, gateway, subgraph", async () => {
    const found = await eventually("a page that asks for names", NAMES_KEPT_MS, async () => {
      // An unknown name reloads the list, at most every five seconds.
      await fetch(`${journeyStack().site}/public/styles/No-${Date.now()}`);
      return (await tracesSince(startMs, NAMES))[0];
    });
    const trace = await collect(found.traceId, ["GET /public/*"]);
    expect(trace.pathTo(NAMES)).toEqual([
      "client GET /public/*",
      "client POST",
      "gateway POST /graphql",
      "gateway gateway.request",
      "gateway gateway.execute",
      "gateway gateway.fetch",
      "gateway POST",
      "catalogue POST /graphql",
      `catalogue ${NAMES}`,
    ]);
  });
});

describe("recorded telemetry", () => {
  it("the publisher's trace continues in the consumer of its event", async () => {
    await newMember();
    const [mailed] = await eventually("a mail's trace", 10_000, async () => {
      const found = await tracesSince(startMs, "events-mail process");
      return found.length > 0 && found;
    });
    const trace = await collect(mailed?.traceId ?? "", ["events-mail publish"]);
    expect(trace.pathTo("events-mail process")).toEqual([
      "accounts events-mail publish",
      "accounts events-mail process",
    ]);
  });

  it.each([
    ["http", "http.request.method", "POST"],
    ["graphql", "graphql.operation.type", "mutation"],
    ["pg", "db.system.name", "postgresql"],
    ["redis", "db.system.name", "redis"],
    ["bull", "messaging.system", "bull"],
  ])("%s spans are collected", (_name, attribute, value) => {
    const spans = traces.flatMap((trace) => trace.spans);
    expect(spans.filter((span) => span.attributes[attribute] === value)).not.toEqual([]);
  });

  it("no span contains what members type, who they are, or where", async () => {
    const eveningMs = Date.now();
    const { isPersonal } = await liveAnEvening();
    const texts = await eventually("the evening's traces", 10_000, async () => {
      const found = await textsTracedSince(eveningMs);
      const isThere = (part: string) => found.some((text) => text.includes(part));
      return EVENING.every(isThere) && found;
    });
    expect(texts.filter(isPersonal)).toEqual([]);
    expect(texts.filter((text) => /@[\w-]+\.\w|eyJ/.test(text))).toEqual([]);
    expect(texts).toContain("db.query.text=evalsha");
  });

  it("our own attributes are declared in the registry", () => {
    const declared = new Set<string>(Object.values(attributes));
    const ours = traces
      .flatMap((trace) => trace.spans.flatMap((span) => Object.keys(span.attributes)))
      .filter((name) => name.startsWith("eightcount."));
    expect(new Set(ours)).not.toEqual(new Set());
    expect(ours.filter((name) => !declared.has(name))).toEqual([]);
  });
});
