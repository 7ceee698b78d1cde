import "reflect-metadata";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { counters } from "@eightcount/rules/telemetry/registry";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { OutageError } from "../errors/outage-error";
import type { HttpProcess } from "../http/http-process";
import { apiSecurityHeaders } from "../http/security-headers";
import { createLogger, type Logger } from "../logging/logger";
import { connectionOf, toConnection } from "../relay/connection";
import { requireMember, type Viewer, visitor } from "../viewer/viewer";
import type { SubgraphContext } from "./context";
import { federate } from "./federate";
import { serveSubgraph } from "./serve-subgraph";

@ObjectType()
class Count {
  @Field(() => Int)
  beat!: number;
}

const { Connection } = connectionOf(Count, "Count");

@Resolver()
class CountResolver {
  @Query(() => Connection)
  counts() {
    return toConnection({
      nodes: [{ beat: 5 }, { beat: 6 }],
      cursors: ["a", "b"],
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: () => Promise.resolve(8),
    });
  }

  @Query(() => String)
  who(@Ctx() context: SubgraphContext): string {
    context.setCookie({ name: "seen", value: "1", httpOnly: true });
    return requireMember(context.viewer);
  }

  @Query(() => String, { nullable: true })
  session(@Ctx() { cookies }: SubgraphContext): string | undefined {
    return cookies.session;
  }

  @Query(() => String)
  broken(): string {
    throw new Error("the database password is hunter2");
  }

  @Query(() => String)
  priced(): string {
    throw new OutageError(new Error("401 for key hunter2"));
  }
}

const secret = "a-secret-of-the-test";
let subgraph: HttpProcess;
let isReady = true;
let logger: Logger;

beforeAll(async () => {
  const { schema } = await federate({ resolvers: [CountResolver] }, {});
  logger = createLogger("test");
  logger.level = "silent";
  subgraph = await serveSubgraph({
    name: "test",
    host: "127.0.0.1",
    port: 0,
    metricsPort: null,
    schema,
    gatewaySecret: secret,
    logger,
    loaders: () => ({}),
    ready: async () => {
      if (!isReady) throw new Error("no database");
    },
    routes: (app) => {
      app.get("/fails", () => Promise.reject(new Error("the database password is hunter2")));
    },
    drain: [],
  });
});

afterAll(() => subgraph.close());

const url = (path: string) => `http://127.0.0.1:${subgraph.port}${path}`;

const bodyOf = (query: string) => JSON.stringify({ query });
const signedFor = (audience: string, body: string, viewer: Viewer = visitor) =>
  signViewer(viewer, { secret, audience, body }, new Date());

function send(body: string, headers: Record<string, string>): Promise<Response> {
  return fetch(url("/graphql"), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}

const ask = (query: string, viewer: Viewer = visitor) =>
  send(bodyOf(query), signedFor("test", bodyOf(query), viewer));
const member: Viewer = { ...visitor, memberId: "m-1" };

describe("the metrics of a subgraph", () => {
  it("measure its part of an operation and each root field, by outcome", async () => {
    const metrics = collectMetrics();
    const step = (name: string, selection: string) => {
      const query = `query ${name}__test__0 { ${selection} }`;
      const body = JSON.stringify({ query, operationName: `${name}__test__0` });
      return send(body, signedFor("test", body));
    };
    const { subgraphOperationDuration, fieldDuration } = operationMetrics;
    await step("BeatsQuery", "counts { totalCount }");
    await step("BeatsQuery", "counts { totalCount } broken");
    await step("WhoQuery", "who");
    await send(bodyOf("{ session }"), {});
    const taken = (operationName: string, outcome: "ok" | "refused" | "failed") =>
      metrics.value(subgraphOperationDuration, { operationName, outcome });
    expect(await taken("BeatsQuery", "ok")).toBe(1);
    expect(await taken("BeatsQuery", "failed")).toBe(1);
    expect(await taken("WhoQuery", "refused")).toBe(1);
    expect(await metrics.value(subgraphOperationDuration)).toBe(3);
    const field = (name: string, outcome: "ok" | "refused" | "failed") =>
      metrics.value(fieldDuration, { field: name, outcome });
    expect(await field("Query.counts", "ok")).toBe(2);
    expect(await field("Query.broken", "failed")).toBe(1);
    expect(await field("Query.who", "refused")).toBe(1);
    expect(await metrics.value(fieldDuration)).toBe(4);
    metrics.stop();
  });
});

describe("serveSubgraph", () => {
  it("returns a connection with edges, page info, and a count on demand", async () => {
    const response = await ask(
      "{ counts { totalCount edges { node { beat } } pageInfo { endCursor hasNextPage } } }",
    );
    expect(await response.json()).toEqual({
      data: {
        counts: {
          totalCount: 8,
          edges: [{ node: { beat: 5 } }, { node: { beat: 6 } }],
          pageInfo: { endCursor: "b", hasNextPage: true },
        },
      },
    });
  });

  it.each(["/livez", "/fails", "/nowhere", "/graphql"])(
    "sends the headers that never change with %s",
    async (path) => {
      const { headers } = await fetch(url(path));
      expect(Object.fromEntries(headers)).toMatchObject(apiSecurityHeaders);
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );

  it("refuses requests without the gateway's signature", async () => {
    expect((await send(bodyOf("{ counts { totalCount } }"), {})).status).toBe(403);
  });

  it("refuses the gateway's headers with another body or at another subgraph", async () => {
    const body = bodyOf("{ who }");
    const captured = signedFor("test", body, member);
    expect((await send(body, captured)).status).toBe(200);
    expect((await send(bodyOf("{ counts { totalCount } }"), captured)).status).toBe(403);
    expect((await send(`${body} `, captured)).status).toBe(403);
    expect((await send(body, signedFor("billing", body, member))).status).toBe(403);
  });

  it("counts unsigned requests, and logs at most one a minute", async () => {
    const counts = recordCounts();
    const warned = jest.spyOn(logger, "warn");
    const body = bodyOf("{ who }");
    await send(body, {});
    await send(`${body} `, signedFor("test", body, member));
    expect(counts.of(counters.signaturesRefused)).toHaveLength(2);
    expect(warned.mock.calls.length).toBeLessThan(2);
    counts.stop();
  });

  it("refuses a query that the signature does not cover: in the URL, or not as JSON", async () => {
    const query = bodyOf("{ who }");
    const inAddress = await fetch(url("/graphql?query={__typename}"), {
      headers: { "content-type": "application/json", ...signedFor("test", "") },
    });
    expect(inAddress.status).toBe(403);
    const plain = { "content-type": "text/plain", ...signedFor("test", query) };
    expect((await send(query, plain)).status).toBe(403);
  });

  it("passes the viewer to resolvers and sends their cookies", async () => {
    const response = await ask("{ who }", member);
    expect(await response.json()).toEqual({ data: { who: "m-1" } });
    expect(response.headers.getSetCookie()).toEqual(["seen=1; HttpOnly"]);
  });

  it.each([
    ["session=mine; theme=dark; nonsense; =x; session=tossed", "mine"],
    ["session=; session=tossed", ""],
    ["theme=dark", null],
  ])(
    "of the cookies %p, resolvers read the first of a name: a sibling domain's comes later",
    async (cookie, session) => {
      const body = bodyOf("{ session }");
      const response = await send(body, { ...signedFor("test", body), cookie });
      expect(await response.json()).toEqual({ data: { session } });
    },
  );

  it("responds UNAUTHENTICATED to a visitor", async () => {
    const body = (await (await ask("{ who }")).json()) as { errors: unknown };
    expect(body.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });

  it("masks unexpected errors", async () => {
    const text = await (await ask("{ broken }")).text();
    expect(text).toContain("Something went wrong");
    expect(text).not.toContain("hunter2");
  });

  it("API-BILL-07 an outage of a provider reads Server Error; its cause is only logged", async () => {
    const logged = jest.spyOn(logger, "error").mockClear();
    const text = await (await ask("{ priced }")).text();
    expect(JSON.parse(text).errors).toMatchObject([
      { message: "Server Error", path: ["priced"], extensions: { code: "SERVER_ERROR" } },
    ]);
    expect(text).not.toContain("hunter2");
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it("refuses a body that is too long or not JSON, without a stack trace", async () => {
    const long = await ask(`{ counts { totalCount } } #${"x".repeat(600_000)}`);
    expect([long.status, await long.text()]).toEqual([413, expect.not.stringContaining("at ")]);
    const broken = await send("{", signedFor("test", "{"));
    expect([broken.status, await broken.text()]).toEqual([400, expect.not.stringContaining("at ")]);
  });

  it("logs and masks an error in a route other than the graph, once", async () => {
    const logged = jest.spyOn(logger, "error");
    const answer = await fetch(url("/fails"));
    expect([answer.status, await answer.text()]).toEqual([
      500,
      JSON.stringify({ errors: [{ message: "Something went wrong" }] }),
    ]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it("sends nosniff with every response, including health checks and refusals", async () => {
    const answers = await Promise.all([
      ask("{ who }"),
      send(bodyOf("{ who }"), {}),
      fetch(url("/livez")),
      fetch(url("/readyz")),
      fetch(url("/nowhere")),
    ]);
    for (const { headers } of answers) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("is always live, and ready while its database responds", async () => {
    isReady = false;
    expect((await fetch(url("/readyz"))).status).toBe(503);
    expect((await fetch(url("/livez"))).status).toBe(200);
    isReady = true;
    expect((await fetch(url("/readyz"))).status).toBe(200);
  });
});
