import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { ApolloServer } from "@apollo/server";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { Readiness } from "@eightcount/service-kit/http/http-process";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import type { GatewayContext } from "../context";
import { PersistedOperations } from "../persisted/persisted-operations";
import { SignedDataSource } from "../subgraphs/signed-data-source";
import { gatewayApp } from "./gateway-app";

const names = ["Song", "Pay"] as const;
const textOf = (name: string) => `query ${name} { song }`;
const idOf = (name: string) => createHash("sha256").update(textOf(name)).digest("hex");
const logger = createLogger("test");
logger.level = "silent";

let level = 0;
/** The level once the subgraph has its request. Null keeps it. */
let levelAfterwards: number | null = null;
let asked = "catalogue";
const subgraph = {
  url: "http://127.0.0.1:1/graphql",
  timeoutMs: 100,
  readsCookies: false,
  setsCookies: false,
  secret: "s",
  pressure: () => level,
};

const apollo = new ApolloServer<GatewayContext>({
  typeDefs: `
    directive @cacheControl(maxAge: Int) on FIELD_DEFINITION
    type Query { song: String @cacheControl(maxAge: 60) }`,
  resolvers: {
    Query: {
      song: (_: unknown, _args: unknown, context: GatewayContext) => {
        const source = new SignedDataSource({ ...subgraph, audience: asked });
        source.willSendRequest({ request: {}, context } as Parameters<
          SignedDataSource["willSendRequest"]
        >[0]);
        level = levelAfterwards ?? level;
        return "Gully Queen";
      },
    },
  },
  stopOnTerminationSignals: false,
});

let server: Server;
/** Milliseconds until a request may start. */
let queueMs = 0;
const admission = {
  run: async <T>(_name: string, work: () => Promise<T>) => {
    await wait(queueMs);
    return work();
  },
  shedKindOf: (name: string) => (name === "Song" && level > 3 ? ("search" as const) : null),
};

beforeAll(async () => {
  await apollo.start();
  const app = gatewayApp({
    server: apollo,
    operations: new PersistedOperations(
      names.map((name) => ({ id: idOf(name), name, text: textOf(name), isMutation: false })),
    ),
    verifier: { verify: () => Promise.resolve("expired") },
    admission,
    readiness: new Readiness(() => Promise.resolve()),
    logger,
    timeoutMs: 200,
    trustedProxies: "loopback",
    knownHosts: null,
    bodyLimitBytes: 4_096,
    publicUrl: "https://dance.example",
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
beforeEach(() => {
  [level, levelAfterwards, asked, queueMs] = [0, null, "catalogue", 0];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await apollo.stop();
});

const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql?id=${idOf(name)}`, {
    headers,
  });
const post = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ id: idOf(name) }),
  });

const codeOf = async (response: Response) =>
  ((await response.json()) as { errors: [{ extensions: { code: string } }] }).errors[0].extensions
    .code;

it("sheds an operation before its token is checked, until the moment in Retry-After", async () => {
  level = 4;
  const counts = recordCounts();
  const responses = [
    await post("Song"),
    await post("Song", { authorization: "Bearer old" }),
    await get("Song"),
  ];
  for (const response of responses) {
    expect([response.status, await codeOf(response)]).toEqual([503, "OVERLOADED"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("retry-after")).toMatch(/^(1\d|20)$/);
  }
  const search = { [attributes.shedKind]: "search" };
  expect(counts.of(operationMetrics.operationsShed)).toEqual([search, search, search]);
  expect(counts.of(counters.tokensRefused)).toEqual([]);
  counts.stop();
  expect((await post("Pay")).status).toBe(200);
});

const whole = "public, max-age=60, stale-while-revalidate=300";
const withoutPreviews = "public, max-age=15";
const caching = async () => (await get("Song")).headers.get("cache-control");

it("keeps responses without previews in shared caches for seconds only", async () => {
  level = 1;
  expect(await caching()).toBe(whole);
  level = 2;
  expect(await caching()).toBe(withoutPreviews);
});

it("caches by the level that catalogue was told, whatever it is by the end", async () => {
  [level, levelAfterwards] = [2, 1];
  expect(await caching()).toBe(withoutPreviews);
  [level, levelAfterwards] = [1, 2];
  expect(await caching()).toBe(whole);
});

it("caches as long as always what other subgraphs responded under pressure", async () => {
  [level, asked] = [3, "viewing"];
  expect(await caching()).toBe(whole);
});

it("responds 504 without any work to a request that waited as long as its time limit", async () => {
  queueMs = 250;
  const counts = recordCounts();
  const response = await post("Pay", { authorization: "Bearer old" });
  expect([response.status, await codeOf(response)]).toEqual([504, "TIMEOUT"]);
  expect(counts.of(counters.tokensRefused)).toEqual([]);
  counts.stop();
});
