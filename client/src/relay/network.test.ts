import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { createTelemetry } from "../telemetry/telemetry";
import { type Credentials, OtherMemberError } from "./credentials";
import { createNetwork } from "./network";
import { ConnectionError, createTransport } from "./transport";

type Reply = { status?: number; headers?: Record<string, string>; body: unknown } | Error;

const operation = (kind: "query" | "mutation", name = "Thing"): RequestParameters =>
  ({
    id: `hash-of-${name}`,
    name,
    operationKind: kind,
    text: null,
    metadata: {},
  }) as RequestParameters;

const data = { body: { data: { ok: true } } };
const unauthenticated = {
  body: { data: null, errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED" } }] },
};

function world(replies: readonly Reply[], credentials: Partial<Credentials> = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const queue = [...replies];
  const fetch = async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const reply: Reply = queue.shift() ?? data;
    if (reply instanceof Error) throw reply;
    const { status = 200, headers } = reply;
    return { status, headers: new Headers(headers), json: async () => reply.body } as Response;
  };
  const telemetry = createTelemetry({ sampleRate: () => 1, send: () => undefined });
  const network = createNetwork({
    transport: createTransport({ fetch: fetch as typeof globalThis.fetch, telemetry }),
    credentials: {
      ready: async () => undefined,
      memberId: () => null,
      accessToken: () => null,
      renew: async () => false,
      ...credentials,
    },
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  const run = (
    params: RequestParameters,
    variables: Variables = {},
    metadata: Record<string, unknown> = {},
  ) =>
    new Promise<GraphQLResponse>((resolve, reject) => {
      network.execute(params, variables, { metadata }).subscribe({ next: resolve, error: reject });
    });
  return { run, requests, waits };
}

const headersOf = (request: { init: RequestInit } | undefined) =>
  request?.init.headers as Record<string, string>;

describe("network", () => {
  it("sends a visitor's query by GET with only its id", async () => {
    const { run, requests } = world([data]);
    await run(operation("query"), { name: "Dancehall" });
    const url = new URL(requests[0]?.url ?? "", "http://here");
    expect(requests[0]?.init.method).toBe("GET");
    expect(url.pathname).toBe("/graphql");
    expect(JSON.parse(url.searchParams.get("extensions") ?? "")).toEqual({
      persistedQuery: { version: 1, sha256Hash: "hash-of-Thing" },
    });
    expect(JSON.parse(url.searchParams.get("variables") ?? "")).toEqual({ name: "Dancehall" });
    expect(headersOf(requests[0])["apollo-require-preflight"]).toBe("true");
    expect(headersOf(requests[0]).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it.each([
    ["a mutation", operation("mutation"), {}, null],
    ["a member's query", operation("query"), {}, "token"],
    ["a query about somebody's e-mail", operation("query"), { email: "a@example.com" }, null],
  ])("sends %s by POST", async (_name, params, variables, token) => {
    const { run, requests } = world([data], { accessToken: () => token });
    await run(params, variables);
    expect(requests[0]).toMatchObject({ url: "/graphql", init: { method: "POST" } });
    const body = JSON.parse(String(requests[0]?.init.body));
    expect(body).toEqual({
      operationName: "Thing",
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: "hash-of-Thing" } },
    });
    expect(headersOf(requests[0]).authorization).toBe(token === null ? undefined : "Bearer token");
  });

  it("renews an expired token once and repeats the request", async () => {
    let token = "old";
    const { run, requests } = world([unauthenticated, data], {
      accessToken: () => token,
      renew: async () => {
        token = "new";
        return true;
      },
    });
    expect(await run(operation("query"))).toEqual({ data: { ok: true } });
    expect(requests.map((request) => headersOf(request).authorization)).toEqual([
      "Bearer old",
      "Bearer new",
    ]);
  });

  it("returns the refusal when the session has ended", async () => {
    const { run, requests } = world([unauthenticated]);
    expect(await run(operation("query"))).toEqual(unauthenticated.body);
    expect(requests).toHaveLength(1);
  });

  it("retries a query with growing delays while the server is busy", async () => {
    const busy = { status: 503, body: "busy" };
    const { run, waits } = world([busy, busy, data]);
    expect(await run(operation("query"))).toEqual({ data: { ok: true } });
    expect(waits).toEqual([200, 600]);
  });

  it("retries when the gateway's GraphQL response says that it is busy", async () => {
    const body = { errors: [{ message: "too long", extensions: { code: "TIMEOUT" } }] };
    const { run, requests } = world([{ status: 504, body }, data]);
    expect(await run(operation("query"))).toEqual({ data: { ok: true } });
    expect(requests).toHaveLength(2);
  });

  it("gives up on a query after four tries", async () => {
    const busy = { status: 503, body: "busy" };
    const { run, requests } = world([busy, busy, busy, busy, data]);
    await expect(run(operation("query"))).rejects.toMatchObject({ name: "HttpError", status: 503 });
    expect(requests).toHaveLength(4);
  });

  it.each([
    ["soon", "1"],
    ["by a date", "Fri, 27 Nov 2026 02:10:00 GMT"],
  ])("retries when the server asks for it %s", async (_when, retryAfter) => {
    const restarting = { status: 503, headers: { "retry-after": retryAfter }, body: "busy" };
    const { run } = world([restarting, data]);
    expect(await run(operation("query"))).toEqual({ data: { ok: true } });
  });

  it("does not retry while the server sheds load and asks for it much later", async () => {
    const shed = { status: 503, headers: { "retry-after": "12" }, body: "busy" };
    const { run, requests } = world([shed, data]);
    await expect(run(operation("query"))).rejects.toMatchObject({ status: 503, retryAfter: 12 });
    expect(requests).toHaveLength(1);
  });

  it("never retries a mutation", async () => {
    const { run, requests } = world([{ status: 503, body: "busy" }, data]);
    await expect(run(operation("mutation"))).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  it("throws when the server cannot be reached", async () => {
    const { run } = world([new TypeError("Failed to fetch")]);
    await expect(run(operation("query"))).rejects.toBeInstanceOf(ConnectionError);
  });

  it("returns a response with both data and errors", async () => {
    const partial = { body: { data: { style: null }, errors: [{ message: "down" }] } };
    const { run } = world([partial]);
    expect(await run(operation("query"))).toEqual(partial.body);
  });
});

/** The credentials of a page that becomes another member's as soon as it waits for something. */
function changing(during: "ready" | "renew"): Partial<Credentials> {
  let member = "Ada";
  const change = (when: string) => {
    if (when === during) member = "Bo";
    return true;
  };
  return {
    memberId: () => member,
    ready: async () => void change("ready"),
    renew: async () => change("renew"),
    accessToken: (madeFor) => {
      if (madeFor && madeFor !== member) throw new OtherMemberError();
      return `token of ${member}`;
    },
  };
}

describe("a call made for a member", () => {
  it.each(["query", "mutation"] as const)(
    "is not sent when the page is another's after the wait: %s",
    async (kind) => {
      const { run, requests } = world([data], changing("ready"));
      await expect(run(operation(kind))).rejects.toThrow(OtherMemberError);
      expect(requests).toEqual([]);
    },
  );

  it("is not repeated as another member's after its token was rejected", async () => {
    const { run, requests } = world([unauthenticated, data], changing("renew"));
    await expect(run(operation("mutation"))).rejects.toThrow(OtherMemberError);
    expect(requests.map((request) => headersOf(request).authorization)).toEqual([
      "Bearer token of Ada",
    ]);
  });

  it("is sent for the member it names, or not at all", async () => {
    const { run, requests } = world([data], changing("renew"));
    const toldFor = (memberId: string) => run(operation("mutation"), {}, { memberId });
    await expect(toldFor("Bo")).rejects.toThrow(OtherMemberError);
    await toldFor("Ada");
    expect(requests).toHaveLength(1);
  });

  it("a visitor's call is sent as the member who signed in meanwhile", async () => {
    const { run, requests } = world([data], { ...changing("ready"), memberId: () => null });
    await run(operation("query"));
    expect(headersOf(requests[0]).authorization).toBe("Bearer token of Bo");
  });
});
