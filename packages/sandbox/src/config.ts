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
    doc: "Port of the SMTP capture; 0 picks one.",
  }),
  databaseUrl: key({
    env: "EIGHTCOUNT_SANDBOX_DATABASE_URL",
    type: databaseUrlType,
    default: "postgresql://postgres@127.0.0.1:54329/sandbox",
    doc: "PostgreSQL database the billing provider and the mailbox keep their state in.",
  }),
  apiKey: key({
    env: "RECURLY_API_KEY",
    type: z.string().min(1),
    default: "sandbox-api-key",
    secret: true,
    doc: "Private key the provider's server API accepts.",
  }),
  publicKey: key({
    env: "RECURLY_PUBLIC_KEY",
    type: z.string().min(1),
    default: "sandbox-public-key",
    doc: "Public key the browser tokeniser is configured with.",
  }),
  webhookSecret: key({
    env: "RECURLY_WEBHOOK_SECRET",
    type: z.string().min(1),
    default: "sandbox-webhook-secret",
    secret: true,
    doc: "Secret the webhooks are signed with.",
  }),
  webhookUrl: key({
    env: "EIGHTCOUNT_SANDBOX_WEBHOOK_URL",
    type: z.union([urlType, z.literal("")]),
    default: "",
    doc: "Where the provider's webhooks are sent; unset, nowhere: they wait.",
  }),
  crmApiKey: key({
    env: "CRM_API_KEY",
    type: z.string().min(1),
    default: "sandbox-crm-key",
    secret: true,
    doc: "Token the older system's API accepts.",
  }),
  crmWebhookSecret: key({
    env: "CRM_WEBHOOK_SECRET",
    type: z.string().min(1),
    default: "sandbox-crm-webhook-secret",
    secret: true,
    doc: "Secret the older system's notices are signed with.",
  }),
  crmWebhookUrl: key({
    env: "EIGHTCOUNT_SANDBOX_CRM_WEBHOOK_URL",
    type: z.union([urlType, z.literal("")]),
    default: "",
    doc: "Where the older system's notices are sent; unset, nowhere: they wait.",
  }),
  recaptchaSiteKey: key({
    env: "RECAPTCHA_SITE_KEY",
    type: z.string().min(1),
    default: "sandbox-recaptcha-site-key",
    doc: "Site key with which pages render the captcha's box.",
  }),
  recaptchaSecretKey: key({
    env: "RECAPTCHA_SECRET_KEY",
    type: z.string().min(1),
    default: "sandbox-recaptcha-secret-key",
    doc: "Secret with which tokens of the captcha are verified.",
  }),
  publicUrl: key({
    env: "EIGHTCOUNT_PUBLIC_URL",
    type: z.union([urlType, z.literal("")]),
    default: "",
    doc: "Address members open; its pages may fetch media across origins.",
  }),
  knownHosts: key<readonly string[]>({
    env: "EIGHTCOUNT_KNOWN_HOSTS",
    type: hostListType,
    default: [],
    doc: "Host names, comma-separated, that requests may name besides localhost and the address members open.",
  }),
  mediaFolder: key({
    env: "EIGHTCOUNT_MEDIA_FOLDER",
    type: z.string().min(1),
    default: path.join(__dirname, "../../../.eightcount/media"),
    doc: "Folder of the rendered films.",
  }),
  pictureFolder: key({
    env: "EIGHTCOUNT_PICTURE_FOLDER",
    type: z.string().min(1),
    default: path.join(__dirname, "../../demo/assets"),
    doc: "Folder of the pictures and of posters.json, which names the poster of each class.",
  }),
  mediaKeyPairId: key({
    env: "CF_KEY_PAIR_ID",
    type: z.string().min(1),
    default: "K0EIGHTCOUNTLOCAL",
    doc: "Name of the key pair media addresses are signed with.",
  }),
  mediaPublicKey: key({
    env: "CF_PUBLIC_KEY",
    type: z
      .string()
      .transform((text) => text.replaceAll("\\n", "\n"))
      .pipe(z.string().refine(isPublicKey, "is not a PEM public key")),
    default: "",
    doc: "RSA public key in PEM that media signatures are checked with; \\n may stand for line ends.",
  }),
  webhookRetryMs: key({
    env: "EIGHTCOUNT_SANDBOX_WEBHOOK_RETRY_MS",
    type: z.coerce.number().int().min(10),
    default: 1_000,
    doc: "First delay after a webhook nobody took, in ms; doubles up to five minutes.",
  }),
  renewalTickMs: key({
    env: "EIGHTCOUNT_SANDBOX_RENEWAL_TICK_MS",
    type: z.coerce.number().int().min(10),
    default: 5_000,
    doc: "How often the provider looks for renewals that are due, in ms.",
  }),
});

export type SandboxConfig = ConfigOf<typeof configTable>;
