import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buy, nextCode, plans, subscriptionOf } from "../testing/orders";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly body: Readonly<Record<string, string>>;
}

const SECRET = "sandbox-webhook-secret";
let received: Received[] = [];
let answers: number[] = [];
/** What the receiver waits for before it answers. */
let gate: Promise<void> = Promise.resolve();
let target: Server;
let sandbox: TestSandbox;

beforeAll(async () => {
  target = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const raw = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, raw, body: JSON.parse(raw) });
      void gate.then(() => response.writeHead(answers.shift() ?? 204).end());
    });
  });
  await new Promise<void>((resolve) => target.listen(0, "127.0.0.1", resolve));
  const { port } = target.address() as AddressInfo;
  sandbox = await testSandbox({
    EIGHTCOUNT_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/recurly`,
    EIGHTCOUNT_SANDBOX_WEBHOOK_RETRY_MS: "20",
  });
});
afterAll(async () => {
  await sandbox.close();
  target.close();
});

beforeEach(async () => {
  await mode("normal");
  await settled();
  received = [];
  answers = [];
});

const mode = (name: string) => sandbox.post("/sandbox/webhooks", { mode: name });

async function log() {
  const reply = await fetch(`${sandbox.url}/sandbox/webhooks.json`);
  return ((await reply.json()) as { log: { state: string; attempts: number; copies: number }[] })
    .log;
}

/** Waits until no webhook is waiting any more. */
async function settled(): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await log()).some(({ state }) => state === "waiting")) {
    if (Date.now() > deadline) throw new Error("webhooks are still waiting");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const kinds = () => received.map(({ body }) => `${body.object_type} ${body.event_type}`);

describe("webhooks", () => {
  it("tell of a purchase in order, thin and signed over the raw body", async () => {
    const code = nextCode();
    await buy(sandbox, { code, plan: plans.noDeal });
    await settled();
    expect(kinds()).toEqual([
      "account created",
      "billing_info created",
      "subscription created",
      "charge_invoice created",
      "payment succeeded",
      "charge_invoice paid",
    ]);
    for (const { headers, raw } of received) {
      const [sentAt = "", mac] = String(headers["recurly-signature"]).split(",");
      expect(Math.abs(Date.now() - Number(sentAt))).toBeLessThan(60_000);
      expect(mac).toBe(createHmac("sha256", SECRET).update(`${sentAt}.${raw}`).digest("hex"));
    }
    const { id, uuid } = await subscriptionOf(sandbox, code);
    expect(received[2]?.body).toEqual({
      id,
      uuid,
      object_type: "subscription",
      event_type: "created",
      site_id: "sandboxsite1",
      event_time: expect.stringMatching(/^\d{4}-/),
    });
    expect(received[5]?.body.invoice_number).toMatch(/^\d+$/);
  });

  it("follow the account's clock", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    await settled();
    received = [];
    await sandbox.advance(code, 8);
    await settled();
    expect(kinds()).toContain("subscription renewed");
    const renewed = received.find(({ body }) => body.event_type === "renewed");
    const { trialEndsAt } = await subscriptionOf(sandbox, code);
    expect(renewed?.body.event_time).toBe(trialEndsAt?.toISOString());
  });

  it("tell of canceling, taking back, changing and expiring", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    const { id } = await subscriptionOf(sandbox, code);
    await settled();
    received = [];
    await sandbox.client.cancelSubscription(id);
    await sandbox.client.reactivateSubscription(id);
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.monthly,
    });
    await sandbox.client.terminateSubscription(id);
    await settled();
    expect(kinds()).toEqual([
      "subscription canceled",
      "subscription reactivated",
      "subscription pending_change.scheduled",
      "subscription expired",
    ]);
  });

  it("are sent again after a failure, each attempt signed anew", async () => {
    answers = [500, 503];
    await sandbox.client.createAccount({ code: nextCode() });
    await settled();
    expect(kinds()).toEqual(["account created", "account created", "account created"]);
    expect((await log())[0]).toMatchObject({ state: "delivered", attempts: 3 });
  });

  it("are sent again when they are due, wherever this process's clock is held", async () => {
    const DAY_MS = 86_400_000;
    const now = Date.now;
    const clock = jest.spyOn(Date, "now").mockImplementation(() => now() - DAY_MS);
    answers = [500];
    await sandbox.client.createAccount({ code: nextCode() });
    await settled().finally(() => clock.mockRestore());
    expect(kinds()).toEqual(["account created", "account created"]);
  });

  it("are given up after ten attempts, and can be started again", async () => {
    answers = Array<number>(10).fill(500);
    await sandbox.pool.query("update sandbox.webhook set attempts = 9");
    await mode("paused");
    await sandbox.client.createAccount({ code: nextCode() });
    await sandbox.pool.query("update sandbox.webhook set attempts = 9 where state = 'waiting'");
    await mode("normal");
    await settled();
    expect((await log())[0]).toMatchObject({ state: "given_up" });
    answers = [];
    await sandbox.post("/sandbox/webhooks/retry", {});
    await settled();
    expect((await log())[0]).toMatchObject({ state: "delivered" });
  });

  it("come twice on request", async () => {
    await mode("duplicates");
    await sandbox.client.createAccount({ code: nextCode() });
    await settled();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toHaveLength(2);
    expect(received[0]?.raw).toBe(received[1]?.raw);
  });

  it("come out of order on request", async () => {
    await mode("disorder");
    await buy(sandbox, { plan: plans.noDeal });
    await settled();
    expect(kinds()[0]).toBe("charge_invoice paid");
    expect(kinds().at(-1)).toBe("account created");
  });

  it("wait while paused and refuse an unknown mode", async () => {
    await mode("paused");
    await sandbox.client.createAccount({ code: nextCode() });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(received).toHaveLength(0);
    expect((await mode("wild")).status).toBe(422);
    await mode("normal");
    await settled();
    expect(received).toHaveLength(1);
  });

  it("stop at once when paused in the middle, and go on where they stopped", async () => {
    const code = nextCode();
    await mode("paused");
    await buy(sandbox, { code, plan: plans.noDeal });
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    await mode("normal");
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await mode("paused");
    open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(received).toHaveLength(1);
    await mode("normal");
    await settled();
    expect(kinds()).toHaveLength(6);
    expect(new Set(kinds()).size).toBe(6);
  });

  it("do not hold the sandbox up when it ends", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const ending = await testSandbox({
      EIGHTCOUNT_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    });
    await ending.client.createAccount({ code: nextCode() });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = Date.now();
    await ending.close();
    expect(Date.now() - before).toBeLessThan(2_000);
    silent.closeAllConnections();
    silent.close();
  });

  it("go nowhere when nobody said where: no stack of somebody else's is guessed", async () => {
    const silent = await testSandbox({ EIGHTCOUNT_SANDBOX_WEBHOOK_RETRY_MS: "20" });
    await silent.client.createAccount({ code: nextCode() });
    await silent.post("/sandbox/webhooks", { mode: "chaos" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const found = await silent.pool.query("select state, attempts from sandbox.webhook");
    expect(found.rows).toEqual([{ state: "waiting", attempts: 0 }]);
    const page = await (await fetch(`${silent.url}/sandbox`)).text();
    expect(page).toContain("is not set");
    await silent.close();
  });

  it("a refusal is repeated later each time, and ten times at most", async () => {
    const asked: number[] = [];
    const refusing = createServer((_request, response) => {
      asked.push(Date.now());
      response.writeHead(401).end();
    });
    await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
    const { port } = refusing.address() as AddressInfo;
    const refused = await testSandbox({
      EIGHTCOUNT_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/recurly`,
      EIGHTCOUNT_SANDBOX_WEBHOOK_RETRY_MS: "10",
    });
    await refused.client.createAccount({ code: nextCode() });
    const stateOf = async () =>
      (await refused.pool.query("select state, attempts, last_status from sandbox.webhook")).rows;
    while ((await stateOf())[0]?.state === "waiting") {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await stateOf()).toEqual([{ state: "given_up", attempts: 10, last_status: 401 }]);
    expect(asked).toHaveLength(10);
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect((pauses[8] ?? 0) / (pauses[3] ?? 1)).toBeGreaterThan(4);
    await refused.close();
    refusing.closeAllConnections();
    refusing.close();
  });

  it("survive a receiver that is not there", async () => {
    const alone = await testSandbox({
      EIGHTCOUNT_SANDBOX_WEBHOOK_URL: "http://127.0.0.1:9/webhooks/recurly",
      EIGHTCOUNT_SANDBOX_WEBHOOK_RETRY_MS: "20",
    });
    await alone.client.createAccount({ code: nextCode() });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const found = await alone.pool.query<{ attempts: number; last_error: string }>(
      "select attempts, last_error from sandbox.webhook",
    );
    expect(found.rows[0]?.attempts).toBeGreaterThan(1);
    expect(found.rows[0]?.last_error).toBeTruthy();
    await alone.close();
  });
});
