import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { planCodes } from "@eightcount/rules/billing/plans";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { RecurringBillingProvider } from "../recurring.adapter";

/** A proxy in front of the provider responds with its own body. */
let answer: { status: number; type: string; body: string };
let server: Server;
let provider: RecurringBillingProvider;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const logger = createLogger("failures-test");
  logger.level = "silent";
  provider = new RecurringBillingProvider({
    apiKey: "key",
    region: "us",
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecret: "secret",
    logger,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const html = (status: number) => ({ status, type: "text/html", body: "<h1>Sorry</h1>" });
const json = (status: number) => ({ status, type: "application/json", body: '{"message":"no"}' });
const buy = () =>
  provider.purchase({
    holder: { memberId: randomUUID(), email: null },
    idempotencyKey: randomUUID(),
    planCode: planCodes.monthly,
    currency: "USD",
    couponCodes: [],
    giftCardCode: null,
    skipsTrial: false,
    firstName: "Ines",
    lastName: "Moreau",
    tokenId: "token",
    challengeResultTokenId: null,
  });

describe("responses of a proxy in front of the provider", () => {
  it.each([408, 502, 503, 504])(
    "%d does not end an order: the provider may still be processing it",
    async (status) => {
      for (const words of [html(status), json(status)]) {
        answer = words;
        expect(await buy()).toEqual({ kind: "unknown", hasResponse: false });
      }
    },
  );

  it("500 comes from the provider itself: the order has ended", async () => {
    answer = html(500);
    expect(await buy()).toEqual({ kind: "unknown", hasResponse: true });
  });

  it.each([html(404), json(404), html(503), json(503), json(500)])(
    "$status as $type says nothing about an account, so no member loses access",
    async (words) => {
      answer = words;
      await expect(provider.readAccount(randomUUID())).rejects.toThrow();
    },
  );
});
