import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ApolloServer } from "@apollo/server";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { counters } from "@eightcount/rules/telemetry/registry";
import { Readiness } from "@eightcount/service-kit/http/http-process";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import type { GatewayContext } from "../context";
import { gatewayApp } from "../http/gateway-app";
import { PersistedOperations } from "../persisted/persisted-operations";
import { maskErrors } from "./error-masking";
import { noteErrorCodes } from "./measure-operations";

const TIMEOUT_MS = 300;
const texts = {
  WhoQuery: "query WhoQuery { who }",
  SlowQuery: "query SlowQuery { slow }",
  BrokenQuery: "query BrokenQuery { broken }",
  GreetQuery: "query GreetQuery($name: String!) { greet(name: $name) }",
} as const;
type Name = keyof typeof texts;
const names = Object.keys(texts) as Name[];
const idOf = (name: Name) => createHash("sha256").update(texts[name]).digest("hex");

const logger = createLogger("test");
logger.level = "silent";
const apollo = new ApolloServer<GatewayContext>({
  typeDefs: "type Query { who: String slow: String broken: String greet(name: String!): String! }",
  resolvers: {
    Query: {
      who: () => "a visitor",
      slow: () => new Promise((resolve) => setTimeout(() => resolve("late"), 2_000).unref()),
      broken: () => {
        throw new Error("connect ECONNREFUSED 10.0.0.7:5432");
      },
      greet: (_: unknown, { name }: { name: string }) => `hello ${name}`,
    },
  },
  formatError: maskErrors(logger),
  plugins: [noteErrorCodes],
  stopOnTerminationSignals: false,
});
let server: Server;

beforeAll(async () => {
  await apollo.start();
  const app = gatewayApp({
    server: apollo,
    operations: new PersistedOperations(
      names.map((name) => ({ id: idOf(name), name, text: texts[name], isMutation: false })),
    ),
    verifier: { verify: () => Promise.resolve("expired") },
    admission: { run: (_name, work) => work(), shedKindOf: () => null },
    readiness: new Readiness(() => Promise.resolve()),
    logger,
    timeoutMs: TIMEOUT_MS,
    trustedProxies: "loopback",
    knownHosts: null,
    bodyLimitBytes: 4_096,
    publicUrl: "https://dance.example",
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await apollo.stop();
});

const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const ask = (name: Name, variables: object = {}, headers: Record<string, string> = {}) =>
  post({ id: idOf(name), variables }, headers);

it("measures each operation by outcome, and its errors by code", async () => {
  const metrics = collectMetrics();
  const { operationDuration, operationErrors } = operationMetrics;
  const took = (operationName: Name, outcome: "ok" | "refused" | "failed") =>
    metrics.value(operationDuration, { operationName, outcome });
  const errors = (operationName: Name, refusalCode: string) =>
    metrics.value(operationErrors, { operationName, refusalCode });
  await ask("GreetQuery", { name: "Ana" });
  await ask("GreetQuery", { name: "Ana" });
  await ask("GreetQuery", { name: { no: "text" } });
  await ask("WhoQuery", {}, { authorization: "Bearer late" });
  await ask("BrokenQuery");
  await ask("SlowQuery");
  await post({ id: "f".repeat(64) });

  expect(await took("GreetQuery", "ok")).toBe(2);
  expect(await took("GreetQuery", "refused")).toBe(1);
  expect(await errors("GreetQuery", "BAD_USER_INPUT")).toBe(1);
  expect(await took("WhoQuery", "refused")).toBe(1);
  expect(await errors("WhoQuery", "UNAUTHENTICATED")).toBe(1);
  expect(await took("BrokenQuery", "failed")).toBe(1);
  expect(await errors("BrokenQuery", "INTERNAL_SERVER_ERROR")).toBe(1);
  expect(await took("SlowQuery", "failed")).toBe(1);
  expect(await errors("SlowQuery", "TIMEOUT")).toBe(1);
  // Of an unknown id, only the refusal is counted.
  expect(await metrics.value(operationDuration)).toBe(6);
  expect(await metrics.value(counters.operationsRefused)).toBe(5);
  expect(await metrics.value(operationDuration, { operationName: "SlowQuery" }, "sum")).toBeCloseTo(
    TIMEOUT_MS / 1000,
    1,
  );
  const text = await metrics.scrape();
  expect(text).toMatch(/_bucket\{graphql_operation_name="SlowQuery".*le="0.2"\} 0/);
  expect(text).toMatch(/_bucket\{graphql_operation_name="SlowQuery".*le="10"\} 1/);
  expect(await metrics.labels()).not.toMatch(/Ana|ffff/);
  metrics.stop();
});
