import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { crmSite } from "../../../prisma/seed/crm-site";
import { loadBillingConfig } from "../../config";
import { type ProviderSandbox, providerSandbox } from "../../testing/provider-sandbox";
import { CrmAdapter } from "./crm.adapter";

const logger = createLogger("crm-test");
logger.level = "silent";
const apiKey = loadBillingConfig({}).crmApiKey;
const at = (baseUrl: string) => new CrmAdapter({ baseUrl, apiKey, webhookSecret: "none", logger });

describe("canceling at the CRM", () => {
  let sandbox: ProviderSandbox;
  let crm: CrmAdapter;
  let baseUrl: string;
  beforeAll(async () => {
    sandbox = await providerSandbox("a-webhook-secret-of-the-tests", logger);
    baseUrl = `${sandbox.url}/crm/rest/v1`;
    crm = at(baseUrl);
  });
  afterAll(() => sandbox.close());

  async function aSubscriber() {
    const email = `${randomUUID()}@eightcount.test`;
    await crmSite({ baseUrl, apiKey }).order(email, "MONTH");
    const contactId = String(await crm.ensureContact({ email }));
    const read = async () => {
      const [subscription, ...others] = await crm.listSubscriptions(contactId);
      if (!subscription || others.length > 0) throw new Error("not one subscription");
      return subscription;
    };
    return { read, id: (await read()).id };
  }

  it("stops renewal and keeps the paid period, however often it is asked", async () => {
    const { id, read } = await aSubscriber();
    const before = await read();
    expect(before.isCancelled).toBe(false);
    const once = () => crm.cancelSubscription(id);
    expect([...(await Promise.all([once(), once()])), await once()]).toEqual(
      Array(3).fill("cancelled"),
    );
    expect(await read()).toEqual({ ...before, isCancelled: true });
  });

  it.each(["999999999", "no-number", "../contacts"])(
    "the unknown subscription %s is refused",
    async (id) => {
      expect(await crm.cancelSubscription(id)).toBe("refused");
    },
  );
});

describe("erasing a contact at the CRM", () => {
  let sandbox: ProviderSandbox;
  let crm: CrmAdapter;
  let baseUrl: string;
  beforeAll(async () => {
    sandbox = await providerSandbox("a-webhook-secret-of-the-tests", logger);
    baseUrl = `${sandbox.url}/crm/rest/v1`;
    crm = at(baseUrl);
  });
  afterAll(() => sandbox.close());

  it("leaves neither contact nor subscription, however often it is asked", async () => {
    const email = `${randomUUID()}@eightcount.test`;
    await crmSite({ baseUrl, apiKey }).order(email, "MONTH");
    const contactId = String(await crm.ensureContact({ email }));
    const others = String(await crm.ensureContact({ email: `${randomUUID()}@eightcount.test` }));
    await crm.eraseContact(contactId);
    await crm.eraseContact(contactId);
    expect(await crm.listSubscriptions(contactId)).toEqual([]);
    const { rows } = await sandbox.database.query<{ id: string }>(
      "SELECT id FROM sandbox.crm_contact",
    );
    expect(rows).toEqual([{ id: others }]);
  });

  it("fails while the CRM cannot be reached, so that it is tried again", async () => {
    await expect(at("http://127.0.0.1:9").eraseContact("1")).rejects.toThrow();
  });
});

describe("a cancellation that the CRM does not confirm", () => {
  let server: Server;
  let answer: { status: number; body: string };
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const running = {
    id: 1,
    contact_id: 2,
    active: true,
    billing_amount: 19,
    billing_cycle: "MONTH",
  };

  it.each([
    ["fails", 500, "{}"],
    ["is busy", 429, "{}"],
    ["answers nonsense", 200, "<h1>Hello</h1>"],
    ["shows the subscription still renewing", 200, JSON.stringify(running)],
  ])("has an unknown outcome: it %s", async (_case, status, body) => {
    answer = { status, body };
    expect(await at(url).cancelSubscription("1")).toBe("unknown");
  });

  it.each([400, 422])("is refused with %d", async (status) => {
    answer = { status, body: "{}" };
    expect(await at(url).cancelSubscription("1")).toBe("refused");
  });

  it("has an unknown outcome without a response", async () => {
    expect(await at("http://127.0.0.1:9").cancelSubscription("1")).toBe("unknown");
  });
});
