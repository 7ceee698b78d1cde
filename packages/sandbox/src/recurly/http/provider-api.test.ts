import { randomUUID } from "node:crypto";
import { buy, nextCode, order, plans, refusalOf, withKey } from "../../testing/orders";
import { providerClient } from "../../testing/provider-client";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const headers = {
  authorization: `Basic ${Buffer.from("sandbox-api-key:").toString("base64")}`,
  accept: "application/vnd.recurly.v2021-02-25",
  "content-type": "application/json",
};

describe("the provider's door", () => {
  it("wants the private key", async () => {
    const { client } = providerClient(sandbox.port, "another-key");
    const refused = await refusalOf(client.getAccount("code-anyone"));
    expect(refused.name).toBe("RecurlyUnauthorizedError");
    expect((await fetch(`${sandbox.url}/plans`)).status).toBe(401);
  });

  it("wants the API version of the client", async () => {
    const reply = await fetch(`${sandbox.url}/plans`, { headers: { ...headers, accept: "*/*" } });
    expect(reply.status).toBe(406);
  });

  it("answers malformed JSON, unknown routes and bad paging with its envelope", async () => {
    const send = async (path: string, init: RequestInit = {}) => {
      const reply = await fetch(`${sandbox.url}${path}`, { headers, ...init });
      return { status: reply.status, ...((await reply.json()) as { error: { type: string } }) };
    };
    const broken = await send("/accounts", { method: "POST", body: "{" });
    expect(broken).toMatchObject({ status: 400, error: { type: "bad_request" } });
    expect(await send("/plans/a/b")).toMatchObject({ status: 404, error: { type: "not_found" } });
    expect(await send("/plans?limit=0")).toMatchObject({ status: 400 });
    expect(await send("/plans?cursor=zzz")).toMatchObject({ status: 400 });
    expect(await send("/plans?sort=price")).toMatchObject({ status: 400 });
    const nothing = await send("/accounts/code-%00");
    expect(nothing).toMatchObject({ status: 400, error: { type: "bad_request" } });
    const tooLong = await send("/accounts", { method: "POST", body: `"${"x".repeat(300_000)}"` });
    expect(tooLong).toMatchObject({ status: 413, error: { type: "bad_request" } });
  });

  it("carries request id and rate limit headers", async () => {
    const reply = await fetch(`${sandbox.url}/plans`, { headers });
    expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers.get("x-ratelimit-remaining")).toBe("1999");
  });
});

describe("Idempotency-Key", () => {
  const purchase = async (key: string, code: string) =>
    withKey(sandbox, sandbox.client.createPurchase, {
      key,
      body: await order(sandbox, { code, plan: plans.noDeal }),
    });
  const invoices = async (code: string) =>
    sandbox.client.listAccountInvoices(`code-${code}`).count();

  it("gives the same answer again and charges once", async () => {
    const [key, code] = [randomUUID(), nextCode()];
    const first = await purchase(key, code);
    const second = await purchase(key, code);
    expect(second.chargeInvoice?.id).toBe(first.chargeInvoice?.id);
    expect(await invoices(code)).toBe(1);
  });

  it("marks the repeated answer", async () => {
    const init = {
      method: "POST",
      headers: { ...headers, "idempotency-key": randomUUID() },
      body: JSON.stringify({ code: nextCode() }),
    };
    const [first, second] = [
      await fetch(`${sandbox.url}/accounts`, init),
      await fetch(`${sandbox.url}/accounts`, init),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get("idempotency-prior")).toBeNull();
    expect(second.headers.get("idempotency-prior")).toBe("true");
    expect(await second.json()).toEqual(await first.json());
  });

  it("remembers a refusal too", async () => {
    const key = randomUUID();
    const body = await order(sandbox, { number: "4000000000000002" });
    const send = () => refusalOf(withKey(sandbox, sandbox.client.createPurchase, { key, body }));
    const [first, second] = [await send(), await send()];
    expect(second.transactionError).toEqual(first.transactionError);
  });

  it("turns away a repeat while the first is running: one charge, no double", async () => {
    const [key, code] = [randomUUID(), nextCode()];
    const both = await Promise.allSettled([purchase(key, code), purchase(key, code)]);
    const bought = both.filter(({ status }) => status === "fulfilled").length;
    expect(bought).toBeGreaterThanOrEqual(1);
    for (const outcome of both) {
      if (outcome.status === "rejected") {
        expect(outcome.reason).toMatchObject({ type: "simultaneous_request" });
      }
    }
    expect(await invoices(code)).toBe(1);
  });

  it("belongs to one request", async () => {
    const [key, code] = [randomUUID(), nextCode()];
    await purchase(key, code);
    const body = { code: nextCode() };
    const other = withKey(sandbox, sandbox.client.createAccount, { key, body });
    expect((await refusalOf(other)).type).toBe("simultaneous_request");
  });

  it("two purchases of one account at once, without a key, buy once", async () => {
    const code = nextCode();
    const both = await Promise.allSettled([buy(sandbox, { code }), buy(sandbox, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
