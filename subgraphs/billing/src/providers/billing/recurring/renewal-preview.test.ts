import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { RecurringBillingProvider } from "../recurring.adapter";

const memberId = randomUUID();
const subscription = {
  object: "subscription",
  id: "sub1",
  state: "active",
  currency: "USD",
  plan: { code: "eightcount-monthly", name: "Monthly Subscription" },
  total: 39,
};
const answers: Record<string, [status: number, body: object]> = {};
const asked: string[] = [];
let server: Server;
let provider: RecurringBillingProvider;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    asked.push(path);
    const error = { error: { type: "not_found", message: "Not found", params: [] } };
    const [status, body] = answers[path] ?? [404, error];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const logger = createLogger("preview-test");
  logger.level = "silent";
  provider = new RecurringBillingProvider({
    apiKey: "key",
    region: "us",
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecret: "secret",
    logger,
  });
});
beforeEach(() => asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function read(change: object, preview?: [number, object]) {
  const data = [{ ...subscription, ...change }];
  const list = { object: "list", has_more: false, next: null, data };
  answers[`/accounts/code-${memberId}/subscriptions`] = [200, list];
  delete answers["/subscriptions/sub1/preview_renewal"];
  if (preview) answers["/subscriptions/sub1/preview_renewal"] = preview;
  return (await provider.readAccount(memberId)).subscription?.nextChargeCents;
}

const refusal = (status: number): [number, object] => [
  status,
  { error: { type: "validation", message: "No", params: [] } },
];
const previews = () => asked.filter((path) => path.endsWith("/preview_renewal"));

describe("the next charge of a subscription", () => {
  it("is the balance of the provider's preview, after credit", async () => {
    const charge_invoice = { object: "invoice", total: 29, balance: 4 };
    const preview = { object: "invoice_collection", charge_invoice, credit_invoices: [] };
    expect(await read({}, [200, preview])).toBe(400);
  });

  it("is zero, without a preview, if it does not renew", async () => {
    expect(await read({ state: "canceled" })).toBe(0);
    expect(await read({ state: "expired" })).toBe(0);
    expect(previews()).toEqual([]);
  });

  it.each([404, 400, 422])(
    "is the plan's price when a preview is refused with %d",
    async (status) => {
      expect(await read({}, refusal(status))).toBe(3900);
      const plan = { code: "eightcount-yearly", name: "Yearly Subscription" };
      const pending_change = { object: "subscription_change", plan, unit_amount: 99 };
      expect(await read({ pending_change }, refusal(status))).toBe(9900);
    },
  );

  it.each([429, 503])("fails the reading if a retry may help: %d", async (status) => {
    await expect(read({}, refusal(status))).rejects.toThrow();
  });
});
