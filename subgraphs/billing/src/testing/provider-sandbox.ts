import { compose } from "@eightcount/sandbox/compose";
import { configTable } from "@eightcount/sandbox/config";
import { providerDatabase } from "@eightcount/sandbox/testing/provider-database";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import type { Logger } from "@eightcount/service-kit/logging/logger";

/**
 * Opens the provider's sandbox on a free port, with the actions of a browser and an operator. Without
 * a webhook origin, it sends no notices, and tests deliver their own.
 */
export async function providerSandbox(webhookSecret: string, logger: Logger, webhookOrigin = "") {
  const database = await providerDatabase();
  const config = loadConfig(configTable, {
    PORT: "0",
    EIGHTCOUNT_SANDBOX_SMTP_PORT: "0",
    EIGHTCOUNT_SANDBOX_DATABASE_URL: database.url,
    RECURLY_WEBHOOK_SECRET: webhookSecret,
    EIGHTCOUNT_SANDBOX_WEBHOOK_URL: webhookOrigin && `${webhookOrigin}/webhooks/recurly`,
    EIGHTCOUNT_SANDBOX_CRM_WEBHOOK_URL: webhookOrigin && `${webhookOrigin}/webhooks/crm`,
    EIGHTCOUNT_SANDBOX_WEBHOOK_RETRY_MS: "50",
  });
  const sandbox = await compose(config, { pool: database.pool, logger });
  const url = `http://127.0.0.1:${sandbox.port}`;
  const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
  const asMerchant = async (method: "GET" | "POST" | "PUT", path: string, body?: unknown) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from("sandbox-api-key:").toString("base64")}`,
        accept: "application/vnd.recurly.v2021-02-25",
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
  const put = (path: string, body: unknown) => asMerchant("PUT", path, body);
  const cardToken = async (number: string): Promise<string> => {
    const names = { first_name: "Ines", last_name: "Moreau" };
    const card = { ...names, number, month: "12", year: "2034", cvv: "123" };
    return String((await post("/recurly/js/v1/token", card)).id);
  };
  const chargesOf = async (accountCode: string): Promise<readonly number[]> => {
    const found = await database.pool.query<{ total: number }>(
      `select (invoice->>'total')::int as total from sandbox.account_book,
       jsonb_array_elements((book->'invoices')::jsonb) with ordinality as list(invoice, place)
       where code = $1 order by place`,
      [accountCode],
    );
    return found.rows.map(({ total }) => total);
  };
  return {
    url,
    database: database.pool,
    /** Returns a card token, as the browser would get it. */
    cardToken,
    /** Passes or fails a 3-D Secure challenge and returns the result token. */
    completeChallenge: async (actionTokenId: string, success = true): Promise<string> => {
      const result = await post("/recurly/js/v1/tokens", {
        type: "three_d_secure_action_result",
        three_d_secure_action_token_id: actionTokenId,
        results: { success },
      });
      return String(result.id);
    },
    /** Advances one account's clock. */
    advance: (accountCode: string, advanceDays: number) =>
      post("/sandbox/clock", { accountCode, advanceDays }),
    /** Advances one account's clock to its next renewal, retry, or end. */
    toNextEvent: async (accountCode: string): Promise<void> => {
      await post("/sandbox/clock", { accountCode, toNextEvent: true });
    },
    /** Reads a resource of the provider's API. */
    read: (path: string) => asMerchant("GET", path),
    /** Pays a part of an invoice back, in the currency's major unit. */
    refund: (number: string, amount: number) =>
      asMerchant("POST", `/invoices/number-${number}/refund`, { type: "amount", amount }),
    /** Cancels a gift card, as the provider's staff could after a refund. */
    cancelGiftCard: (code: string) => post("/sandbox/gift-cards/cancel", { code }),
    /** Sets the delivery mode: in order, duplicated, out of order, and so on. */
    webhooks: (mode: string) => post("/sandbox/webhooks", { mode }),
    /** Sets a fault of one account, or of the CRM. */
    setFault: (fault: { accountCode: string; fault: string } | { crm: string }) =>
      post("/sandbox/faults", fault),
    /** Cancels a subscription, as the provider's staff could. */
    cancel: (subscriptionId: string) => put(`/subscriptions/${subscriptionId}/cancel`, {}),
    /** Changes the plan at the end of the period. */
    changePlan: (subscriptionId: string, planCode: string) =>
      asMerchant("POST", `/subscriptions/${subscriptionId}/change`, {
        timeframe: "bill_date",
        plan_code: planCode,
      }),
    /** Returns the total of the account's last invoice, in minor units. */
    lastCharge: async (accountCode: string): Promise<number> =>
      (await chargesOf(accountCode)).at(-1) ?? Number.NaN,
    /** Returns the totals of the account's invoices, oldest first, in minor units. */
    chargesOf,
    /** Replaces the card on file. The provider then collects overdue payments. */
    replaceCard: async (accountCode: string, number: string) =>
      put(`/accounts/code-${accountCode}/billing_info`, { token_id: await cardToken(number) }),
    close: async () => {
      await sandbox.close();
      await database.close();
    },
  };
}

export type ProviderSandbox = Awaited<ReturnType<typeof providerSandbox>>;
