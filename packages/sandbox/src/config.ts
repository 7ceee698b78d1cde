import { createPublicKey } from "node:crypto";
import path from "node:path";
import { type ConfigOf, defineConfig, key } from "@eightcount/service-kit/config/config-table";
import {
  databaseUrlType,
  host,
  hostListType,
  nodeEnv,
  port,
  portType,
  stillness,
  urlType,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";

const DEFAULT_PORT = 4020;
const DEFAULT_SMTP_PORT = 4025;

function isPublicKey(pem: string): boolean {
  if (!pem.includes("-----BEGIN PUBLIC KEY-----")) return false;
  try {
    return createPublicKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

const metricTargetsType = z
  .string()
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.string().regex(/^[\w-]+=https?:\/\/\S+$/, "must be a name, =, and a URL")))
  .transform((pairs) => Object.fromEntries(pairs.map(splitPair)));

function splitPair(pair: string): readonly [name: string, url: string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** The default secrets are public on purpose. The sandbox never runs in production. */
export const configTable = defineConfig({
  nodeEnv,
  ...stillness,
  host,
  port: port(DEFAULT_PORT),
  smtpPort: key({
    env: "EIGHTCOUNT_SANDBOX_SMTP_PORT",
    type: portType,
    default: DEFAULT_SMTP_PORT,
    doc: "Port of the SMTP server. 0 takes any free port.",
  }),
  databaseUrl: key({
    env: "EIGHTCOUNT_SANDBOX_DATABASE_URL",
    type: databaseUrlType,
    default: "postgresql://postgres@127.0.0.1:54329/sandbox",
    doc: "URL of the PostgreSQL database for the billing provider, the CRM, the mailbox, and events.",
  }),
  apiKey: key({
    env: "RECURLY_API_KEY",
    type: z.string().min(1),
    default: "sandbox-api-key",
    secret: true,
    doc: "Private key that the provider's server API accepts.",
  }),
  publicKey: key({
    env: "RECURLY_PUBLIC_KEY",
    type: z.string().min(1),
    default: "sandbox-public-key",
    doc: "Public key that the provider's browser API accepts.",
  }),
  webhookSecret: key({
    env: "RECURLY_WEBHOOK_SECRET",
    type: z.string().min(1),
    default: "sandbox-webhook-secret",
    secret: true,
    doc: "Secret that signs the provider's webhooks.",
  }),
  webhookUrl: key({
    env: "EIGHTCOUNT_SANDBOX_WEBHOOK_URL",
    type: z.union([urlType, z.literal("")]),
    default: "",
    doc: "URL that receives the provider's webhooks. If unset, they stay in the queue.",
  }),
  crmApiKey: key({
    env: "CRM_API_KEY",
    type: z.string().min(1),
    default: "sandbox-crm-key",
    secret: true,
    doc: "Token that the CRM's API accepts.",
  }),
  crmWebhookSecret: key({
    env: "CRM_WEBHOOK_SECRET",
    type: z.string().min(1),
    default: "sandbox-crm-webhook-secret",
    secret: true,
    doc: "Secret that signs the CRM's webhooks.",
  }),
  crmWebhookUrl: key({
    env: "EIGHTCOUNT_SANDBOX_CRM_WEBHOOK_URL",
    type: z.union([urlType, z.literal("")]),
    default: "",
    doc: "URL that receives the CRM's webhooks. If unset, they stay in the queue.",
  }),
  recaptchaSiteKey: key({
    env: "RECAPTCHA_SITE_KEY",
    type: z.string().min(1),
    default: "sandbox-recaptcha-site-key",
    doc: "Site key with which pages render reCAPTCHA.",
  }),
  recaptchaSecretKey: key({
    env: "RECAPTCHA_SECRET_KEY",
    type: z.string().min(1),
    default: "sandbox-recaptcha-secret-key",
    doc: "Secret with which reCAPTCHA tokens are verified.",
  }),
  publicUrl: key({
    env: "EIGHTCOUNT_PUBLIC_URL",
    type: z.union([urlType, z.literal("")]),
    default: "",
    doc: "Address that members open. Its pages may fetch media across origins.",
  }),
  knownHosts: key<readonly string[]>({
    env: "EIGHTCOUNT_KNOWN_HOSTS",
    type: hostListType,
    default: [],
    doc: "Comma-separated host names that requests may use in addition to localhost and `EIGHTCOUNT_PUBLIC_URL`.",
  }),
  metricTargets: key<Readonly<Record<string, string>>>({
    env: "EIGHTCOUNT_SANDBOX_METRICS_URLS",
    type: metricTargetsType,
    default: {},
    doc: "Comma-separated processes whose metrics the page of traces draws, such as `gateway=http://127.0.0.1:9464/metrics`.",
  }),
  mediaFolder: key({
    env: "EIGHTCOUNT_MEDIA_FOLDER",
    type: z.string().min(1),
    default: path.join(__dirname, "../../../.eightcount/media"),
    doc: "Folder with rendered films.",
  }),
  pictureFolder: key({
    env: "EIGHTCOUNT_PICTURE_FOLDER",
    type: z.string().min(1),
    default: path.join(__dirname, "../../demo/assets"),
    doc: "Folder with pictures and posters.json, which lists the poster of each class.",
  }),
  mediaKeyPairId: key({
    env: "CF_KEY_PAIR_ID",
    type: z.string().min(1),
    default: "K0EIGHTCOUNTLOCAL",
    doc: "Id of the key pair that signs media addresses.",
  }),
  mediaPublicKey: key({
    env: "CF_PUBLIC_KEY",
    type: z
      .string()
      .transform((text) => text.replaceAll("\\n", "\n"))
      .pipe(z.string().refine(isPublicKey, "is not a PEM public key")),
    default: "",
    doc: "RSA public key in PEM that verifies media signatures. \\n may replace line breaks.",
  }),
  webhookRetryMs: key({
    env: "EIGHTCOUNT_SANDBOX_WEBHOOK_RETRY_MS",
    type: z.coerce.number().int().min(10),
    default: 1_000,
    doc: "Milliseconds before a failed webhook is sent again. Doubles with each attempt, up to five minutes.",
  }),
  renewalTickMs: key({
    env: "EIGHTCOUNT_SANDBOX_RENEWAL_TICK_MS",
    type: z.coerce.number().int().min(10),
    default: 5_000,
    doc: "Milliseconds between checks for due renewals.",
  }),
});

export type SandboxConfig = ConfigOf<typeof configTable>;
