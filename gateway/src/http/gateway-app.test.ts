import { createHash } from "node:crypto";
import { request } from "node:http";
import { ApolloServer } from "@apollo/server";
import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import {
  type HttpProcess,
  Readiness,
  startHttpProcess,
} from "@eightcount/service-kit/http/http-process";
import { apiSecurityHeaders } from "@eightcount/service-kit/http/security-headers";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import type { GatewayContext } from "../context";
import { PersistedOperations } from "../persisted/persisted-operations";
import { maskErrors } from "../plugins/error-masking";
import type { TokenClaims, TokenFault } from "../viewer/token-verifier";
import { gatewayApp } from "./gateway-app";

const texts = {
  who: "query WhoQuery { who }",
  slow: "query SlowQuery { slow }",
  broken: "query BrokenQuery { broken }",
  greet: "query GreetQuery($name: String!) { greet(name: $name) }",
  touch: "mutation TouchMutation { touch }",
  song: "query SongQuery { song }",
  songAndWho: "query SongAndWhoQuery { song who }",
  brokenSong: "query BrokenSongQuery { song broken }",
};
const idOf = (name: keyof typeof texts) => createHash("sha256").update(texts[name]).digest("hex");
const operations = new PersistedOperations(
  (Object.keys(texts) as (keyof typeof texts)[]).map((name) => ({
    id: idOf(name),
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}${name === "touch" ? "Mutation" : "Query"}`,
    text: texts[name],
    isMutation: name === "touch",
  })),
);

const faults: Readonly<Record<string, TokenFault>> = { late: "expired", over: "ended" };
let gateway: HttpProcess;

beforeAll(async () => {
  const logger = createLogger("test");
  logger.level = "silent";
  const server = new ApolloServer<GatewayContext>({
    typeDefs: `
      directive @cacheControl(maxAge: Int) on FIELD_DEFINITION
      type Query {
        who: String! slow: String broken: String @cacheControl(maxAge: 30)
        greet(name: String!): String! song: String! @cacheControl(maxAge: 60)
      }
      type Mutation { touch: String! }`,
    resolvers: {
      Query: {
        who: (_: unknown, _args: unknown, { viewer }: GatewayContext) =>
          viewer.memberId ?? "visitor",
        slow: () => new Promise((resolve) => setTimeout(() => resolve("late"), 2_000).unref()),
        broken: () => {
          throw new Error("connect ECONNREFUSED 10.0.0.7:5432");
        },
        song: () => "Gully Queen",
        greet: (_: unknown, { name }: { name: string }) => `hello ${name}`,
      },
      Mutation: {
        touch: (_: unknown, _args: unknown, { setCookies }: GatewayContext) => {
          setCookies.push("a=1", "b=2");
          return "touched";
        },
      },
    },
    csrfPrevention: false,
    formatError: maskErrors(logger),
    stopOnTerminationSignals: false,
  });
  await server.start();
  const readiness = new Readiness(() => Promise.resolve());
  const verifier = {
    verify: async (token: string): Promise<TokenClaims | TokenFault> => {
      if (token === "unreadable") throw new Error("connect ECONNREFUSED 10.0.0.7:4011");
      if (token !== "good") return faults[token] ?? "forged";
      return { memberId: "m-1", sessionId: "s-1", email: "a@b.co", groups: [] };
    },
  };
  const app = gatewayApp({
    server,
    operations,
    verifier,
    admission: { run: (_name, work) => work(), shedKindOf: () => null },
    readiness,
    logger,
    timeoutMs: 300,
    trustedProxies: "loopback",
    knownHosts: ["dance.example"],
    bodyLimitBytes: 4_096,
    publicUrl: "https://dance.example",
  });
  gateway = await startHttpProcess(
    {
      ...{ name: "gateway", host: "127.0.0.1", port: 0, metricsPort: null },
      ...{ app, logger, drain: [() => server.stop()] },
    },
    readiness,
  );
});

afterAll(() => gateway.close());

const url = (query = "") => `http://127.0.0.1:${gateway.port}/graphql${query}`;
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(url(), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const codeOf = async (response: Response) =>
  ((await response.json()) as { errors: [{ extensions: { code: string } }] }).errors[0].extensions
    .code;

describe("the gateway's HTTP endpoint", () => {
  it("counts refused access tokens by fault", async () => {
    const counts = recordCounts();
    for (const token of ["late", "good", "over", "nonsense"]) {
      await post({ id: idOf("who"), variables: {} }, { authorization: `Bearer ${token}` });
    }
    expect(counts.of(counters.tokensRefused)).toEqual(
      ["expired", "ended", "forged"].map((fault) => ({ [attributes.tokenFault]: fault })),
    );
    counts.stop();
  });

  it("counts refused operations by code", async () => {
    const counts = recordCounts();
    await post({ id: "f".repeat(64) });
    await post({ query: "{ who }" });
    await post({ id: idOf("greet"), variables: { name: { no: "text" } } });
    await post({ id: idOf("greet"), variables: { name: "Ana" } });
    expect(counts.of(counters.operationsRefused)).toEqual(
      ["PERSISTED_QUERY_NOT_FOUND", "PERSISTED_QUERY_REQUIRED", "BAD_USER_INPUT"].map((code) => ({
        [attributes.refusalCode]: code,
      })),
    );
    counts.stop();
  });

  it("ENG-04 runs persisted operations and refuses unknown ids and free text", async () => {
    const known = await post({ id: idOf("greet"), variables: { name: "Ana" } });
    expect(await known.json()).toEqual({ data: { greet: "hello Ana" } });
    const unknown = await post({ id: "f".repeat(64) });
    expect([unknown.status, await codeOf(unknown)]).toEqual([404, "PERSISTED_QUERY_NOT_FOUND"]);
    const free = await post({ query: "{ who }" });
    expect([free.status, await codeOf(free)]).toEqual([400, "PERSISTED_QUERY_REQUIRED"]);
  });

  it("accepts the id as the persistedQuery extension too", async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: idOf("who") } };
    expect(await (await post({ extensions })).json()).toEqual({ data: { who: "visitor" } });
  });

  it("runs GET queries as a visitor, even with a token", async () => {
    const response = await fetch(url(`?id=${idOf("who")}`), {
      headers: { authorization: "Bearer good" },
    });
    expect(await response.json()).toEqual({ data: { who: "visitor" } });
  });

  it("makes a GET response cacheable if all of it is public", async () => {
    const cachingOf = async (response: Promise<Response>) =>
      (await response).headers.get("cache-control");
    const get = (name: keyof typeof texts) => cachingOf(fetch(url(`?id=${idOf(name)}`)));
    expect(await get("song")).toBe("public, max-age=60, stale-while-revalidate=300");
    for (const name of ["who", "songAndWho", "brokenSong"] as const) {
      expect([name, await get(name)]).toEqual([name, "private, no-store"]);
    }
    const token = { authorization: "Bearer good" };
    expect(await cachingOf(post({ id: idOf("song") }))).toBe("private, no-store");
    expect(await cachingOf(post({ id: idOf("song") }, token))).toBe("private, no-store");
  });

  it("accepts known host names only, except for health probes", async () => {
    const statusFor = (host: string, path = `/graphql?id=${idOf("song")}`) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ host: "127.0.0.1", port: gateway.port, path, headers: { host } }, (reply) => {
          reply.resume();
          resolve(reply.statusCode);
        })
          .on("error", reject)
          .end();
      });
    expect(await statusFor("dance.example")).toBe(200);
    expect(await statusFor("localhost:4001")).toBe(200);
    expect(await statusFor("evil.example:4001")).toBe(421);
    expect(await statusFor("10.1.2.3:4001", "/readyz")).toBe(200);
  });

  it("refuses a mutation by GET", async () => {
    const response = await fetch(url(`?id=${idOf("touch")}`));
    expect([response.status, await codeOf(response)]).toEqual([405, "METHOD_NOT_ALLOWED"]);
  });

  it("identifies the member by a valid token and rejects any other with 401", async () => {
    const good = await post({ id: idOf("who") }, { authorization: "Bearer good" });
    expect(await good.json()).toEqual({ data: { who: "m-1" } });
    expect(good.headers.get("cache-control")).toBe("private, no-store");
    for (const authorization of [
      "Bearer forged",
      "Bearer late",
      "Bearer over",
      "Basic eDp5",
      "Bearer ",
    ]) {
      const bad = await post({ id: idOf("who") }, { authorization });
      expect([bad.status, await codeOf(bad)]).toEqual([401, "UNAUTHENTICATED"]);
    }
  });

  it("responds 503 without a detail while nobody can verify a token", async () => {
    const response = await post({ id: idOf("who") }, { authorization: "Bearer unreadable" });
    expect([response.status, await codeOf(response)]).toEqual([503, "UNAVAILABLE"]);
  });

  it("forwards every cookie that a subgraph sets", async () => {
    const response = await post({ id: idOf("touch") });
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("accepts JSON only, so that another site's form cannot post", async () => {
    const response = await post(`{"id":"${idOf("touch")}"}`, { "content-type": "text/plain" });
    expect([response.status, await codeOf(response)]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it.each([
    ["application/json; charset=utf-8", 200],
    ['application/json;charset="UTF-8"', 200],
    ["application/json; charset=utf-7", 415],
    ["application/json; charset=utf-16le", 415],
    ["application/json; x=1; charset=latin1", 415],
  ])("accepts JSON in UTF-8 only: %s", async (type, status) => {
    const response = await post({ id: idOf("song") }, { "content-type": type });
    expect(response.status).toBe(status);
  });

  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "https://blog.dance.example", "sec-fetch-site": "same-site" },
    { origin: "http://dance.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("refuses requests from pages of other sites: %p", async (headers) => {
    for (const credentials of [{}, { authorization: "Bearer good" }, { cookie: "session=7" }]) {
      const response = await post({ id: idOf("touch") }, { ...headers, ...credentials });
      expect([response.status, await codeOf(response)]).toEqual([403, "FOREIGN_ORIGIN"]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each<Record<string, string>>([
    {},
    { origin: "https://dance.example" },
    { origin: "https://dance.example", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])("accepts requests from its own pages and from programs: %p", async (headers) => {
    const response = await post({ id: idOf("touch") }, headers);
    expect(await response.json()).toEqual({ data: { touch: "touched" } });
  });

  it("lets other sites' pages read public data by GET", async () => {
    const response = await fetch(url(`?id=${idOf("song")}`), {
      headers: { origin: "https://blog.example", "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(200);
  });

  it("sends the security headers with every response, including refusals and health checks", async () => {
    const health = (path: string) => fetch(`http://127.0.0.1:${gateway.port}${path}`);
    const answers = await Promise.all([
      post({ id: idOf("who") }),
      post({ id: "x" }),
      fetch(url(`?id=${idOf("song")}`)),
      health("/livez"),
      health("/readyz"),
      health("/nowhere"),
    ]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject(apiSecurityHeaders);
    }
  });

  it("names the path of invalid input without repeating its value", async () => {
    const response = await post({
      id: idOf("greet"),
      variables: { name: { secret: "Dance123!" } },
    });
    const text = await response.text();
    expect(text).not.toContain("Dance123!");
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        { message: "The value at name is not valid.", extensions: { code: "BAD_USER_INPUT" } },
      ],
    });
  });

  it.each([
    ["no JSON", "{", 400, "BAD_REQUEST"],
    ["a batch", [{ id: "x" }], 400, "BAD_REQUEST"],
    ["an over-long body", { id: "x".repeat(5_000) }, 413, "TOO_LARGE"],
    ["a path as id", { id: "../../etc/passwd" }, 404, "PERSISTED_QUERY_NOT_FOUND"],
  ])("refuses %s without a stack trace", async (_case, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text).toContain(code);
    expect(text).not.toMatch(/\bat .*\.[jt]s/);
  });

  it("responds 504 after the timeout", async () => {
    const response = await post({ id: idOf("slow") });
    expect([response.status, await codeOf(response)]).toEqual([504, "TIMEOUT"]);
  });

  it("masks unexpected errors", async () => {
    const text = await (await post({ id: idOf("broken") })).text();
    expect(text).toContain("Something went wrong");
    expect(text).not.toContain("10.0.0.7");
  });
});
