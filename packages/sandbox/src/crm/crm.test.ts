import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

const SECRET = "sandbox-crm-webhook-secret";
const received: { readonly signature: string; readonly raw: string }[] = [];
let target: Server;
let sandbox: TestSandbox;
beforeAll(async () => {
  target = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const raw = Buffer.concat(chunks).toString();
      received.push({ signature: String(request.headers["x-hook-signature"]), raw });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => target.listen(0, "127.0.0.1", resolve));
  const { port } = target.address() as AddressInfo;
  sandbox = await testSandbox({
    EIGHTCOUNT_SANDBOX_CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/crm`,
    EIGHTCOUNT_PUBLIC_URL: "http://localhost:4000",
  });
});
afterAll(async () => {
  await sandbox.close();
  target.close();
});
beforeEach(() => {
  received.length = 0;
});

const CARD = "5555 5555 5555 4444";

function send(path: string, fields: Readonly<Record<string, string>>, origin = sandbox.url) {
  const headers = { origin };
  return fetch(`${sandbox.url}${path}`, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
}

interface SubscriptionBody {
  readonly id: number;
  readonly next_bill_date: string;
  readonly credit_card_info: object;
}

const api = async <T = SubscriptionBody>(
  method: string,
  path: string,
  body?: object,
  key = "sandbox-crm-key",
) => {
  const reply = await fetch(`${sandbox.url}/crm/rest/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: (await reply.json()) as T };
};
const contactOf = async (email: string) =>
  (await api("PUT", "/contacts", { email_addresses: [{ email, field: "EMAIL1" }] })).body;
const subscriptionsOf = async (email: string) => {
  const { id } = await contactOf(email);
  const list = await api<{ subscriptions: SubscriptionBody[] }>(
    "GET",
    `/subscriptions?contact_id=${id}`,
  );
  return list.body.subscriptions;
};
const newestOf = async (email: string) => {
  const [newest] = await subscriptionsOf(email);
  if (!newest) throw new Error(`nothing was ordered for ${email}`);
  return newest;
};

async function hook(): Promise<{ readonly signature: string; readonly raw: string }> {
  const deadline = Date.now() + 5_000;
  while (received.length === 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const [first] = received;
  if (!first) throw new Error("no notice came");
  return first;
}

describe("the older system's order page", () => {
  it("shows the e-mail it was called with, escaped, and tells it to nobody else", async () => {
    const email = 'ana"><b>@example.com';
    const reply = await fetch(`${sandbox.url}/crm/order?email=${encodeURIComponent(email)}`);
    expect(reply.headers.get("referrer-policy")).toBe("same-origin");
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const text = await reply.text();
    expect(text).toContain('value="ana&quot;&gt;&lt;b&gt;@example.com"');
    expect(text).toContain('href="http://localhost:4000/">Back to Eightcount');
    expect(text).not.toContain('aria-label="Sandbox"');
    expect(text).toMatch(/Monthly, \$19\.00[\s\S]*Yearly, \$99\.00[\s\S]*Place order/);
  });

  it("an order makes a subscription, tells the product by a signed notice and leads back", async () => {
    const fields = { email: "Ana@Example.com", cycle: "MONTH", cardNumber: CARD };
    const page = await (await send("/crm/order", fields)).text();
    expect(page).toContain('href="http://localhost:4000/dashboard"');
    const subscription = await newestOf("ana@example.com");
    expect(subscription).toEqual({
      id: expect.any(Number),
      contact_id: expect.any(Number),
      active: true,
      billing_amount: 19,
      billing_cycle: "MONTH",
      next_bill_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      cancelled: false,
      credit_card_info: { card_type: "MasterCard", card_number: "XXXXXXXXXXXX4444" },
    });
    const { signature, raw } = await hook();
    expect(JSON.parse(raw)).toMatchObject({
      event_key: "subscription.add",
      object_keys: [{ id: String(subscription.id) }],
    });
    expect(raw).not.toContain("example.com");
    const [sentAt = "", mac] = signature.split(",");
    expect(mac).toBe(createHmac("sha256", SECRET).update(`${sentAt}.${raw}`).digest("hex"));
  });

  it("whoever has a running subscription gets no second one", async () => {
    const fields = { email: "twice@example.com", cycle: "YEAR", cardNumber: CARD };
    await send("/crm/order", fields);
    await send("/crm/order", fields);
    expect(await subscriptionsOf("twice@example.com")).toHaveLength(1);
  });

  it.each([
    [{ email: "nobody" }, "This is not an e-mail address."],
    [{ cardNumber: "4111 1111 1111 1112" }, "This is not a card number."],
    [{ cycle: "DAY" }, "Choose monthly or yearly."],
  ])("refuses %j and keeps nothing", async (wrong, sentence) => {
    const right = { email: "wrong@example.com", cycle: "YEAR", cardNumber: CARD };
    const reply = await send("/crm/order", { ...right, ...wrong });
    expect(reply.status).toBe(422);
    expect(await reply.text()).toContain(sentence);
    expect(await subscriptionsOf("wrong@example.com")).toEqual([]);
  });

  it("another page in the same browser cannot order", async () => {
    const fields = { email: "eve@example.com", cycle: "YEAR", cardNumber: CARD };
    expect((await send("/crm/order", fields, "https://evil.example")).status).toBe(403);
  });

  it("another card replaces the one on file and leads back to the settings", async () => {
    await send("/crm/order", { email: "card@example.com", cycle: "YEAR", cardNumber: CARD });
    const fields = { email: "card@example.com", cardNumber: "4111111111111111" };
    const page = await (await send("/crm/card", fields)).text();
    expect(page).toContain('href="http://localhost:4000/settings/subscription?updating=true"');
    const { credit_card_info } = await newestOf("card@example.com");
    expect(credit_card_info).toEqual({ card_type: "Visa", card_number: "XXXXXXXXXXXX1111" });
  });
});

describe("the older system's API", () => {
  it("answers nobody without the token", async () => {
    expect((await api("GET", "/subscriptions?contact_id=1", undefined, "guess")).status).toBe(401);
  });

  it("one contact per e-mail, whatever its case", async () => {
    const { id } = await contactOf("Case@Example.com");
    expect(await contactOf("case@example.com")).toMatchObject({ id });
  });

  it("a canceled subscription stays active until what was paid for is over", async () => {
    const email = "leaving@example.com";
    await send("/crm/order", { email, cycle: "MONTH", cardNumber: CARD });
    const { id, next_bill_date } = await newestOf(email);
    const cancelled = await api("POST", `/subscriptions/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ active: true, cancelled: true, next_bill_date });
    await sandbox.pool.query(
      `update sandbox.crm_subscription set started_at = started_at - interval '40 days',
       cancelled_at = cancelled_at - interval '40 days' where id = $1`,
      [id],
    );
    const over = (await api("GET", `/subscriptions/${id}`)).body;
    expect(over).toMatchObject({ active: false, cancelled: true });
    expect(Date.parse(over.next_bill_date)).toBeLessThan(Date.now());
  });

  it.each(["/subscriptions/999999", "/subscriptions/x", "/nothing"])(
    "%s is not there",
    async (path) => {
      expect((await api("GET", path)).status).toBe(404);
    },
  );

  it("a deleted contact is gone with its subscriptions, and only once", async () => {
    const email = "gone@example.com";
    await send("/crm/order", { email, cycle: "YEAR", cardNumber: CARD });
    const { id } = (await contactOf(email)) as unknown as { id: number };
    const remove = () =>
      fetch(`${sandbox.url}/crm/rest/v1/contacts/${id}`, {
        method: "DELETE",
        headers: { authorization: "Bearer sandbox-crm-key" },
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await subscriptionsOf(email)).toEqual([]);
  });

  it("a reset of the sandbox forgets subscriptions and keeps who is who", async () => {
    const email = "reset@example.com";
    await send("/crm/order", { email, cycle: "YEAR", cardNumber: CARD });
    const before = await contactOf(email);
    await sandbox.post("/sandbox/reset", {});
    expect(await subscriptionsOf(email)).toEqual([]);
    expect(await contactOf(email)).toEqual(before);
  });
});
