import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { planCodes } from "@eightcount/rules/billing/plans";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { cards } from "../../testing/orders";
import { providerSandbox } from "../../testing/provider-sandbox";
import { CALL_TIMEOUT_MS } from "./billing.provider";
import { billingProviderContract } from "./billing.provider.contract";
import { RecurringBillingProvider } from "./recurring.adapter";

const webhookSecret = "a-webhook-secret-of-the-tests";
const NOBODY = "http://127.0.0.1:9";

billingProviderContract("recurring, against the sandbox", async () => {
  const logger = createLogger("adapter-test");
  logger.level = "silent";
  const sandbox = await providerSandbox(webhookSecret, logger);
  const at = (baseUrl: string) =>
    new RecurringBillingProvider({
      apiKey: "sandbox-api-key",
      region: "us",
      baseUrl,
      webhookSecret,
      logger,
    });
  return {
    provider: at(sandbox.url),
    unreachable: at(NOBODY),
    token: (card) => sandbox.cardToken(cards[card]),
    toNextEvent: sandbox.toNextEvent,
    namesOnAccount: async (memberId) => {
      const { first_name, last_name } = await sandbox.read(`/accounts/code-${memberId}`);
      return [first_name, last_name];
    },
    chargesOf: sandbox.chargesOf,
    passChallenge: (actionTokenId) => sandbox.completeChallenge(actionTokenId),
    giftCardCode: `GIFT-YEAR-${randomUUID()}`,
    sign: (rawBody, now) => {
      const signed = `${now.getTime()}.${rawBody}`;
      const signature = createHmac("sha256", webhookSecret).update(signed).digest("hex");
      return { "recurly-signature": `${now.getTime()},${signature}` };
    },
    noticeAbout: (id) =>
      JSON.stringify({
        id,
        object_type: "subscription",
        event_type: "updated",
        event_time: "2026-11-20T12:00:00Z",
      }),
    close: sandbox.close,
  };
});

it("creates the account without the email if the provider refuses it", async () => {
  const logger = createLogger("adapter-test");
  logger.level = "silent";
  const sandbox = await providerSandbox(webhookSecret, logger);
  const access = { apiKey: "sandbox-api-key", region: "us", baseUrl: sandbox.url } as const;
  const provider = new RecurringBillingProvider({ ...access, webhookSecret, logger });
  const warned = jest.spyOn(logger, "warn");
  const memberId = randomUUID();
  await provider.ensureAccount({ memberId, email: "a,b@example.com" });
  await provider.ensureAccount({ memberId, email: "a,b@example.com" });
  const authorization = `Basic ${Buffer.from("sandbox-api-key:").toString("base64")}`;
  const answer = await fetch(`${sandbox.url}/accounts/code-${memberId}`, {
    headers: { authorization, accept: "application/vnd.recurly.v2021-02-25" },
  });
  expect(await answer.json()).toMatchObject({ code: memberId, email: null });
  expect(JSON.stringify(warned.mock.calls)).not.toContain("a,b@");
  await sandbox.close();
});

it("retries an order in progress only as long as its deadline allows", async () => {
  let calls = 0;
  const busy = createServer((request, response) => {
    calls += 1;
    request.resume();
    response.writeHead(409, { "content-type": "application/json" });
    response.end('{"error":{"type":"simultaneous_request","message":"Wait."}}');
  }).listen(0, "127.0.0.1");
  await once(busy, "listening");
  const logger = createLogger("adapter-test");
  logger.level = "silent";
  const provider = new RecurringBillingProvider({
    apiKey: "sandbox-api-key",
    region: "us",
    baseUrl: `http://127.0.0.1:${(busy.address() as AddressInfo).port}`,
    webhookSecret,
    logger,
  });
  const order = {
    holder: { memberId: randomUUID(), email: null },
    idempotencyKey: randomUUID(),
    planCode: planCodes.monthly,
    currency: "USD",
    couponCodes: [],
    giftCardCode: null,
    skipsTrial: false,
    firstName: "Ines",
    lastName: "Moreau",
    tokenId: "a-token",
    challengeResultTokenId: null,
  } as const;
  const answer = await provider.purchase(order, CALL_TIMEOUT_MS + 300);
  expect(answer).toEqual({ kind: "unknown", hasResponse: false });
  // The next question would have been asked after 200 ms and 400 ms more.
  expect(calls).toBeLessThanOrEqual(2);
  busy.closeAllConnections();
  busy.close();
});
