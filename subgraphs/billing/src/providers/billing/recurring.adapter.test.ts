import { createHmac, randomUUID } from "node:crypto";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { cards } from "../../testing/orders";
import { providerSandbox } from "../../testing/provider-sandbox";
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
    passChallenge: (actionTokenId) => sandbox.answerChallenge(actionTokenId),
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
