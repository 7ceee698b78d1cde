import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { CALL_TIMEOUT_MS } from "../billing.provider";
import { RecurringBillingProvider } from "../recurring.adapter";

interface Reply {
  readonly status: number;
  readonly body: object | string;
}
interface Call {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: string;
}

/** Replies by method and path. A list of replies is used up one by one, the last one repeatedly. */
let replies: Record<string, readonly Reply[]> = {};
const calls: Call[] = [];
let server: Server;
let provider: RecurringBillingProvider;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const call = `${request.method} ${(request.url ?? "").split("?")[0]}`;
    const key = request.headers["idempotency-key"];
    calls.push({ call, key: typeof key === "string" ? key : undefined, body });
    const [reply = notFound, ...others] = replies[call] ?? [];
    if (others.length > 0) replies[call] = others;
    const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
    const type = typeof reply.body === "string" ? "text/html" : "application/json";
    response.writeHead(reply.status, { "content-type": type }).end(text);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const logger = createLogger("actions-test");
  logger.level = "silent";
  provider = new RecurringBillingProvider({
    apiKey: "key",
    region: "us",
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecret: "secret",
    logger,
  });
});
beforeEach(() => {
  replies = {};
  calls.splice(0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fault = (status: number, type: string, message = "No."): Reply => ({
  status,
  body: { error: { type, message, params: [] } },
});
const notFound = fault(404, "not_found");
const refused = fault(422, "validation");
const subscription = (fields: object = {}): Reply => ({
  status: 200,
  body: { object: "subscription", id: "sub1", state: "active", ...fields },
});
const invoice = (number: string, state = "past_due") => ({
  object: "invoice",
  id: `invoice${number}`,
  number,
  state,
});
const memberId = randomUUID();
const INVOICES = `GET /accounts/code-${memberId}/invoices`;
const pastDue = (...numbers: readonly string[]): Reply => ({
  status: 200,
  body: {
    object: "list",
    has_more: false,
    next: null,
    data: numbers.map((number) => invoice(number)),
  },
});
const key = { idempotencyKey: "attempt" };
const CANCEL = "PUT /subscriptions/sub1/cancel";
const READ = "GET /subscriptions/sub1";
const madeCalls = () => calls.map(({ call }) => call);

describe("an action at the provider", () => {
  it.each([408, 502, 503, 504])(
    "%d of a proxy says nothing: the provider may still be acting",
    async (status) => {
      replies[CANCEL] = [{ status, body: "<h1>Sorry</h1>" }];
      expect(await provider.cancelSubscription("sub1", key)).toEqual({
        kind: "unknown",
        hasResponse: false,
      });
    },
  );

  it.each([404, 422])("%d of a proxy is no refusal", async (status) => {
    replies[CANCEL] = [{ status, body: "<h1>Sorry</h1>" }];
    expect(await provider.cancelSubscription("sub1", key)).toMatchObject({ kind: "unknown" });
  });

  it.each([
    ["a busy provider", fault(429, "rate_limited")],
    ["a wrong key", fault(401, "unauthorized")],
    ["an error", { status: 500, body: "" }],
  ])("%s has no effect, and no message for the member", async (_case, reply) => {
    replies[CANCEL] = [reply];
    expect(await provider.cancelSubscription("sub1", key)).toEqual({
      kind: "unknown",
      hasResponse: true,
    });
  });

  it("a refusal has the provider's message", async () => {
    replies[CANCEL] = [fault(422, "immutable_subscription", "It has expired.")];
    replies[READ] = [subscription({ state: "expired" })];
    expect(await provider.cancelSubscription("sub1", key)).toEqual({
      kind: "invalid",
      message: "It has expired.",
    });
  });

  it("a refusal that cannot be checked has an unknown outcome", async () => {
    replies[CANCEL] = [refused];
    replies[READ] = [{ status: 503, body: "" }];
    expect(await provider.cancelSubscription("sub1", key)).toEqual({
      kind: "unknown",
      hasResponse: true,
    });
  });

  it("is repeated under the same key while the provider still processes it", async () => {
    replies[CANCEL] = [fault(409, "simultaneous_request"), subscription({ state: "canceled" })];
    expect(await provider.cancelSubscription("sub1", key)).toEqual({ kind: "done" });
    expect(calls.map(({ call, key }) => [call, key])).toEqual(Array(2).fill([CANCEL, "attempt"]));
  });

  it("is not repeated past its deadline", async () => {
    replies[CANCEL] = [fault(409, "simultaneous_request")];
    const withinMs = CALL_TIMEOUT_MS + 300;
    expect(await provider.cancelSubscription("sub1", { ...key, withinMs })).toEqual({
      kind: "unknown",
      hasResponse: false,
    });
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  it("changes nothing if reading took until the deadline", async () => {
    replies[READ] = [subscription({ plan: { code: "monthly" } })];
    const withinMs = CALL_TIMEOUT_MS;
    expect(await provider.changePlan("sub1", "yearly", { ...key, withinMs })).toEqual({
      kind: "unknown",
      hasResponse: false,
    });
    expect(madeCalls()).toEqual([READ]);
  });

  it("a plan that is scheduled already is not scheduled again", async () => {
    const pending_change = { object: "subscription_change", plan: { code: "yearly" } };
    replies[READ] = [subscription({ plan: { code: "monthly" }, pending_change })];
    expect(await provider.changePlan("sub1", "yearly", key)).toEqual({ kind: "done" });
    expect(madeCalls()).toEqual([READ]);
  });
});

describe("collecting several invoices", () => {
  const collect = (number: string) => `PUT /invoices/invoice${number}/collect`;
  const paid = (number: string): Reply => ({ status: 200, body: invoice(number, "paid") });
  const writes = () => calls.filter(({ call }) => call.startsWith("PUT"));

  it("uses one key for each, and the challenge's result for the first", async () => {
    replies[INVOICES] = [pastDue("7", "8")];
    replies[collect("7")] = [paid("7")];
    replies[collect("8")] = [paid("8")];
    expect(await provider.collectOverdue(memberId, "result", key)).toEqual({ kind: "done" });
    expect(writes()).toEqual([
      {
        call: collect("7"),
        key: "attempt:7",
        body: '{"three_d_secure_action_result_token_id":"result"}',
      },
      { call: collect("8"), key: "attempt:8", body: "{}" },
    ]);
  });

  it("stops at the first that needs a challenge", async () => {
    const transaction_error = { message: "Prove it.", three_d_secure_action_token_id: "action" };
    const error = { type: "transaction", message: "No.", params: [], transaction_error };
    replies[INVOICES] = [pastDue("7", "8")];
    replies[collect("7")] = [{ status: 422, body: { error } }];
    expect(await provider.collectOverdue(memberId, null, key)).toEqual({
      kind: "challenge",
      actionTokenId: "action",
      message: "Prove it.",
    });
    expect(writes()).toHaveLength(1);
  });

  it("goes on past one that someone else has collected", async () => {
    replies[INVOICES] = [pastDue("7", "8")];
    replies[collect("7")] = [refused];
    replies["GET /invoices/invoice7"] = [paid("7")];
    replies[collect("8")] = [paid("8")];
    expect(await provider.collectOverdue(memberId, null, key)).toEqual({ kind: "done" });
    expect(writes()).toHaveLength(2);
  });

  it("is refused if one can no longer be collected", async () => {
    replies[INVOICES] = [pastDue("7")];
    replies[collect("7")] = [refused];
    replies["GET /invoices/invoice7"] = [{ status: 200, body: invoice("7", "failed") }];
    expect(await provider.collectOverdue(memberId, null, key)).toEqual({
      kind: "invalid",
      message: "No.",
    });
  });
});
