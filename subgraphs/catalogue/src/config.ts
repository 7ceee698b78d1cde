import { generateKeyPairSync } from "node:crypto";
import {
  type ConfigOf,
  defineConfig,
  key,
  loadConfig,
} from "@eightcount/service-kit/config/config-table";
import {
  databaseUrl,
  drainTimeoutMs,
  gatewaySecret,
  host,
  metricsPort,
  nodeEnv,
  port,
  publicUrl,
  redisUrl,
  stillness,
  traceRates,
  urlOrPathType,
  urlType,
  workers,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";

const MODULUS = 2048;

// A process started on its own signs with a random key, whose signatures no origin accepts.
const generateEphemeralKey = () =>
  generateKeyPairSync("rsa", { modulusLength: MODULUS }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  }) as string;

export const configTable = defineConfig({
  nodeEnv,
  ...stillness,
  host,
  port: port(4012),
  drainTimeoutMs,
  metricsPort,
  traceRates,
  databaseUrl: databaseUrl("catalogue"),
  redisUrl,
  gatewaySecret,
  workers,
  publicUrl: publicUrl("http://localhost:4000", "Without a path. Media signatures contain it."),
  mediaBaseUrl: key({
    env: "MEDIA_BASE_URL",
    type: urlOrPathType,
    default: "/media",
    doc:
      "Path or URL below which browsers find pictures and streams. Streams play below a path only: " +
      "the cookies that open them belong to the product's own origin.",
  }),
  mediaOriginUrl: key({
    env: "EIGHTCOUNT_MEDIA_ORIGIN_URL",
    type: urlType,
    default: "http://127.0.0.1:4020",
    local: true,
    doc: "Where this process reaches the media origin: scheme, host and port.",
  }),
  mediaSigning: key<"cloudfront">({
    env: "EIGHTCOUNT_CATALOGUE_MEDIA_SIGNING",
    type: z.enum(["cloudfront"]),
    default: "cloudfront",
    doc: "Who checks media signatures.",
  }),
  keyPairId: key({
    env: "CF_KEY_PAIR_ID",
    type: z.string().min(1),
    default: "K0EIGHTCOUNTLOCAL",
    secret: true,
    doc: "Id of the public key at the content network.",
  }),
  privateKey: key({
    env: "CF_PRIVATE_KEY",
    type: z
      .string()
      .transform((text) => text.replaceAll("\\n", "\n"))
      .pipe(z.string().regex(/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "is not a PEM private key")),
    default: generateEphemeralKey(),
    secret: true,
    doc: "RSA private key in PEM that signs media addresses; \\n may stand for line ends.",
  }),
  playbackSeconds: key({
    env: "EIGHTCOUNT_CATALOGUE_PLAYBACK_SECONDS",
    type: z.coerce.number().int().min(60).max(86_400),
    default: 900,
    doc: "How long one startPlayback lets a browser fetch a class; players renew before it ends.",
  }),
});

export type CatalogueConfig = ConfigOf<typeof configTable>;

/** @throws ConfigError naming every bad key. */
export const loadCatalogueConfig = (env: NodeJS.ProcessEnv): CatalogueConfig =>
  loadConfig(configTable, env);
