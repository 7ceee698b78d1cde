import { randomUUID } from "node:crypto";
import {
  buy,
  invoicesOf,
  nextCode,
  order,
  plans,
  refusalOf,
  subscriptionOf,
  withKey,
} from "../testing/orders";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.post("/sandbox/reset", {}));

const PATIENCE_MS = 300;

const headers = {
  authorization: `Basic ${Buffer.from("sandbox-api-key:").toString("base64")}`,
  accept: "application/vnd.recurly.v2021-02-25",
};

async function setFault(accountCode: string, fault: string): Promise<void> {
  const reply = await sandbox.post("/sandbox/faults", { accountCode, fault });
  expect(reply.status).toBe(200);
}

/** Returns the status, or "no answer" after a moment. */
async function ask(path: string, withHeaders: Record<string, string> = headers) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(`${sandbox.url}${path}`, { headers: withHeaders, signal }).then(
    ({ status }) => status,
    () => "no answer",
  );
}

async function subscriber(): Promise<{ code: string; id: string }> {
  const code = nextCode();
  await buy(sandbox, { code, plan: plans.noDeal });
  return { code, id: (await subscriptionOf(sandbox, code)).id };
}

describe("a hanging provider", () => {
  it("answers nothing about one account, by whichever of its ids, and everything about others", async () => {
    const [{ code, id }, other] = [await subscriber(), await subscriber()];
    const invoice = (await invoicesOf(sandbox, code))[0];
    await setFault(code, "hang");
    for (const path of [
      `/accounts/code-${code}`,
      `/subscriptions/${id}`,
      `/invoices/number-${invoice?.number}`,
      `/transactions/${invoice?.transactions?.[0]?.id}`,
    ]) {
      expect([path, await ask(path)]).toEqual([path, "no answer"]);
    }
    expect(await ask(`/accounts/code-${other.code}`)).toBe(200);
    await setFault(code, "none");
    expect(await ask(`/accounts/code-${code}`)).toBe(200);
  });

  it("does nothing that it was asked", async () => {
    const { code, id } = await subscriber();
    await setFault(code, "hang");
    const init = { method: "PUT", headers, signal: AbortSignal.timeout(PATIENCE_MS) };
    await expect(fetch(`${sandbox.url}/subscriptions/${id}/cancel`, init)).rejects.toThrow();
    await setFault(code, "none");
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
  });
});

describe("a slow provider", () => {
  it("answers after two seconds", async () => {
    const { code } = await subscriber();
    await setFault(code, "slow");
    const before = Date.now();
    expect((await sandbox.client.getAccount(`code-${code}`)).code).toBe(code);
    expect(Date.now() - before).toBeGreaterThanOrEqual(1_900);
  });
});

describe("a provider that loses its answer after the charge", () => {
  it("buys once: the answer is 500, and the same key brings the purchase later", async () => {
    const [code, key] = [nextCode(), randomUUID()];
    await setFault(code, "500-after-charge");
    const body = await order(sandbox, { code, plan: plans.noDeal });
    const send = () => withKey(sandbox, sandbox.client.createPurchase, { key, body });
    expect((await refusalOf(send())).name).toBe("RecurlyInternalServerError");
    expect((await refusalOf(send())).name).toBe("RecurlyInternalServerError");
    const [paid, ...more] = await invoicesOf(sandbox, code);
    expect([paid?.total, more]).toEqual([39, []]);
    await setFault(code, "none");
    expect((await send()).chargeInvoice?.id).toBe(paid?.id);
  });

  it("still tells the truth about what failed", async () => {
    const code = nextCode();
    await setFault(code, "500-after-charge");
    const refused = await refusalOf(buy(sandbox, { code, number: "4000000000000002" }));
    expect(refused.transactionError?.code).toBe("declined");
  });
});

describe("a hanging CRM", () => {
  const authorization = "Bearer sandbox-crm-key";

  it("answers nobody, while the provider answers", async () => {
    const path = "/crm/rest/v1/subscriptions?contact_id=1";
    expect(await ask(path, { authorization })).toBe(200);
    await sandbox.post("/sandbox/faults", { crm: "hang" });
    expect(await ask(path, { authorization })).toBe("no answer");
    expect(await ask("/plans")).toBe(200);
    await sandbox.post("/sandbox/faults", { crm: "none" });
    expect(await ask(path, { authorization })).toBe(200);
  });
});

describe("the faults on the control page", () => {
  const page = async () => (await fetch(`${sandbox.url}/sandbox`)).text();

  it("are shown, set by forms, and end with a reset", async () => {
    expect(await page()).toContain("No account has a fault.");
    const form = (fields: Record<string, string>) =>
      fetch(`${sandbox.url}/sandbox/faults`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: sandbox.url },
        body: new URLSearchParams(fields),
      });
    expect((await form({ accountCode: "faulty-member", fault: "hang" })).status).toBe(303);
    expect((await form({ crm: "hang" })).status).toBe(303);
    expect(await page()).toContain("faulty-member");
    expect(await page()).toContain('<option value="hang" selected>');
    await sandbox.post("/sandbox/reset", {});
    const found = await fetch(`${sandbox.url}/sandbox/faults.json`);
    expect(await found.json()).toEqual({ accounts: [], crm: "none" });
  });

  it("refuse a fault that is none", async () => {
    const wrong = { accountCode: "faulty-member", fault: "explode" };
    expect((await sandbox.post("/sandbox/faults", wrong)).status).toBe(422);
    expect((await sandbox.post("/sandbox/faults", {})).status).toBe(422);
  });
});
