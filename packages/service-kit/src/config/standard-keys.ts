import { readTraceRates } from "@eightcount/rules/telemetry/trace-rates";
import { z } from "zod";
import { key } from "./config-table";

export const portType = z.coerce.number().int().min(0).max(65_535);
export const flagType = z.enum(["true", "false"]).transform((text) => text === "true");

const urlOf = (...schemes: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join("|")})$`),
    error: `must be a URL that starts with ${schemes.map((one) => `${one}://`).join(" or ")}`,
  });

export const urlType = urlOf("http", "https");

export const urlOrPathType = z.union([
  urlType,
  z.string().regex(/^\/\S*$/, "must be a URL or a path"),
]);

/** Scheme, host, and port. Drops a trailing slash and rejects anything else after the port. */
export const originType = urlType
  .refine((text) => !URL.canParse(text) || /^[^/]*\/\/[^/?#]*\/?$/.test(text), {
    error: "must end after its host or port",
  })
  .transform((text) => text.replace(/\/$/, ""));

export const hostListType = z.string().transform((text) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean),
);
export const databaseUrlType = urlOf("postgresql", "postgres");
export const redisUrlType = urlOf("redis", "rediss");
export const smtpUrlType = urlOf("smtp", "smtps");

export const nodeEnv = key({
  env: "NODE_ENV",
  type: z.enum(["development", "test", "production"]),
  default: "development",
  doc: "production rejects sandbox adapters and public default secrets.",
});

export const host = key({
  env: "HOST",
  type: z.string().regex(/^[\w.:-]+$/, "must be an IP address or a host name of this machine"),
  default: "127.0.0.1",
  doc: "Address that the process listens on.",
});

export const gatewaySecret = key({
  env: "EIGHTCOUNT_GATEWAY_SECRET",
  type: z.string().min(16),
  default: "local-gateway-secret-0000",
  secret: true,
  doc: "HMAC key shared by the gateway and the subgraphs, at least 16 characters.",
});

export const redisUrl = key({
  env: "REDIS_URL",
  type: redisUrlType,
  default: "redis://127.0.0.1:63790",
  local: true,
  doc: "Redis for queues and rate limits. Its maxmemory-policy must be noeviction.",
});

export const workers = key<"inline" | "separate">({
  env: "EIGHTCOUNT_WORKERS",
  type: z.enum(["inline", "separate"]),
  default: "inline",
  doc: "inline runs the background workers in this process, separate leaves them to a worker process.",
});

export const geoIpCityPath = key({
  env: "EIGHTCOUNT_GEOIP_CITY_PATH",
  type: z.string(),
  default: "",
  doc: "Path of a city database (mmdb) for visitors' cities. If empty, only countries are known.",
});

export const localCountry = key({
  env: "EIGHTCOUNT_LOCAL_COUNTRY",
  type: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters"),
  default: "",
  doc: "ISO country code of loopback and private addresses, such as IN. If empty, their country is unknown.",
});

export const unlessHttps = (address: string | null): string | null =>
  address === null || address.startsWith("https://") ? null : "must be https";

/** `usedFor` completes the key's documentation. */
export const publicUrl = (defaultValue: string, usedFor: string) =>
  key<string>({
    env: "EIGHTCOUNT_PUBLIC_URL",
    type: originType,
    default: defaultValue,
    local: true,
    refusedInProduction: unlessHttps,
    doc: `Public URL of the website. ${usedFor}`,
  });

export const port = (defaultValue: number) =>
  key({
    env: "PORT",
    type: portType,
    default: defaultValue,
    doc: "Port to listen on. 0 picks a free one.",
  });

export const metricsPort = key<number | null>({
  env: "METRICS_PORT",
  type: portType,
  default: null,
  doc: "Port of /metrics in Prometheus format, on the same address as PORT. Keep it inside the network. 0 picks a free one. If empty, nothing is served.",
});

/** Must stay below the times in packages/local-stack/src/stack/stop-times.ts. */
export const DRAIN_TIMEOUT_MS = 2_500;

export const drainTimeoutMs = key({
  env: "EIGHTCOUNT_DRAIN_TIMEOUT_MS",
  type: z.coerce.number().int().min(100).max(300_000),
  default: DRAIN_TIMEOUT_MS,
  doc: "Milliseconds that requests in flight get when the process ends. In a cluster, longer than the longest request.",
});

const TRACE_RATES_DOC =
  "Shares of traces to record, 0 to 1, by persisted operation. * is every other one, and work that no request caused.";

/** Also read by `telemetry/register`, which is loaded before a process's configuration. */
export const traceRates = key({
  env: "EIGHTCOUNT_TRACE_RATES",
  type: z
    .string()
    .refine(
      (text) => readTraceRates(text) !== null,
      "must be a list such as *=0.1,SearchQuery=0.5",
    ),
  default: "*=1",
  doc: `${TRACE_RATES_DOC} A process that gets its requests from our own follows their decision.`,
});

export const databaseUrl = (database: string) =>
  key({
    env: "DATABASE_URL",
    type: databaseUrlType,
    default: `postgresql://postgres@127.0.0.1:54329/${database}`,
    local: true,
    doc: "PostgreSQL database of this process.",
  });

/** For `refusedInProduction` of a key whose default (null, false, or empty) switches it off. */
export const onlyInDevelopment = (value: unknown): string | null =>
  value ? "must be unset" : null;

export const stillness = {
  fixedMoment: key<Date | null>({
    env: "EIGHTCOUNT_FIXED_MOMENT",
    type: z.iso.datetime().transform((text) => new Date(text)),
    default: null,
    refusedInProduction: onlyInDevelopment,
    doc: "Freezes the process's clock at this moment, such as 2027-03-17T15:00:00Z. For pictures only.",
  }),
  randomSeed: key<number | null>({
    env: "EIGHTCOUNT_RANDOM_SEED",
    type: z.coerce.number().int(),
    default: null,
    refusedInProduction: (seed) => onlyInDevelopment(seed !== null),
    doc: "Integer seed of the process's random numbers. For pictures only.",
  }),
};
