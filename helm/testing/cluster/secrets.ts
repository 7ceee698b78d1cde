import type { LocalKeys } from "@eightcount/local-stack/keys/local-keys";

export interface Stores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
}

/** What an operator would put into the Secret of any process, by the name of its key. */
export const secretsOf = (keys: LocalKeys, stores: Stores): Readonly<Record<string, string>> => ({
  DATABASE_URL: stores.databaseUrl,
  EIGHTCOUNT_SANDBOX_DATABASE_URL: stores.databaseUrl,
  REDIS_URL: stores.redisUrl,
  SMTP_URL: stores.smtpUrl,
  EIGHTCOUNT_GATEWAY_SECRET: keys.gatewaySecret,
  EIGHTCOUNT_JWT_PRIVATE_KEY: keys.tokenPrivateKey,
  EIGHTCOUNT_TICKET_SECRET: keys.ticketSecret,
  EIGHTCOUNT_CODE_SECRET: keys.codeSecret,
  ALTCHA_HMAC_SECRET: keys.captchaSecret,
  CF_KEY_PAIR_ID: keys.mediaKeyPairId,
  CF_PRIVATE_KEY: keys.mediaPrivateKey,
  RECURLY_API_KEY: keys.billingApiKey,
  RECURLY_PUBLIC_KEY: keys.billingPublicKey,
  RECURLY_WEBHOOK_SECRET: keys.webhookSecret,
  CRM_API_KEY: keys.crmApiKey,
  CRM_WEBHOOK_SECRET: keys.crmWebhookSecret,
});
