import type { ProcessPlan } from "../supervision/process-plan";
import { nodeProcess, readyz } from "./node-process";
import { localUrl, type StackSettings } from "./stack-settings";

export const sandboxEntry = "packages/sandbox/dist/main.js";

const metricsUrls = ({ metricsPorts }: StackSettings): string =>
  Object.entries(metricsPorts)
    .map(([name, port]) => `${name}=${localUrl(port)}/metrics`)
    .join(",");

export function sandboxProcess(settings: StackSettings): ProcessPlan {
  const { ports, keys, folders } = settings;
  const wiring = {
    PORT: String(ports.sandbox),
    EIGHTCOUNT_SANDBOX_SMTP_PORT: String(ports.smtp),
    EIGHTCOUNT_SANDBOX_DATABASE_URL: settings.databaseUrl("sandbox"),
    EIGHTCOUNT_SANDBOX_WEBHOOK_URL: `${localUrl(ports.billing)}/webhooks/recurly`,
    EIGHTCOUNT_SANDBOX_CRM_WEBHOOK_URL: `${localUrl(ports.billing)}/webhooks/crm`,
    EIGHTCOUNT_SANDBOX_METRICS_URLS: metricsUrls(settings),
    EIGHTCOUNT_MEDIA_FOLDER: folders.media,
    EIGHTCOUNT_PUBLIC_URL: settings.publicUrl,
    EIGHTCOUNT_KNOWN_HOSTS: settings.knownHosts.join(","),
    CF_KEY_PAIR_ID: keys.mediaKeyPairId,
    CF_PUBLIC_KEY: keys.mediaPublicKey,
  };
  return nodeProcess(
    {
      name: "sandbox",
      entry: sandboxEntry,
      ready: readyz(ports.sandbox),
      wiring,
      defaults: {
        RECURLY_API_KEY: keys.billingApiKey,
        RECURLY_PUBLIC_KEY: keys.billingPublicKey,
        RECURLY_WEBHOOK_SECRET: keys.webhookSecret,
        RECAPTCHA_SITE_KEY: keys.recaptchaSiteKey,
        RECAPTCHA_SECRET_KEY: keys.recaptchaSecretKey,
        CRM_API_KEY: keys.crmApiKey,
        CRM_WEBHOOK_SECRET: keys.crmWebhookSecret,
      },
    },
    settings,
  );
}
