import { defineConfig, key } from "@eightcount/service-kit/config/config-table";
import {
  databaseUrlType,
  flagType,
  originType,
  portType,
  redisUrlType,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";

const portKey = (env: string, standard: number, who: string) =>
  key({
    env,
    type: portType,
    default: standard,
    doc: `Port of ${who}; the next free one is taken when it is in use, 0 takes any.`,
  });

const ports = defineConfig({
  edgePort: portKey("PORT", 4000, "the address a browser opens"),
  gatewayPort: portKey("EIGHTCOUNT_GATEWAY_PORT", 4001, "the gateway"),
  clientPort: portKey("EIGHTCOUNT_CLIENT_PORT", 4002, "the client's Node server"),
  accountsPort: portKey("EIGHTCOUNT_ACCOUNTS_PORT", 4011, "the accounts subgraph"),
  cataloguePort: portKey("EIGHTCOUNT_CATALOGUE_PORT", 4012, "the catalogue subgraph"),
  viewingPort: portKey("EIGHTCOUNT_VIEWING_PORT", 4013, "the viewing subgraph"),
  billingPort: portKey("EIGHTCOUNT_BILLING_PORT", 4014, "the billing subgraph"),
  sandboxPort: portKey("EIGHTCOUNT_SANDBOX_PORT", 4020, "the sandbox"),
  smtpPort: portKey("EIGHTCOUNT_SANDBOX_SMTP_PORT", 4025, "the sandbox's mail server"),
  postgresPort: portKey("EIGHTCOUNT_POSTGRES_PORT", 54_329, "PostgreSQL"),
  redisPort: portKey("EIGHTCOUNT_REDIS_PORT", 63_790, "Redis"),
  metricsPort: key({
    env: "EIGHTCOUNT_METRICS_PORT",
    type: portType,
    default: 9464,
    doc: "First port of the processes' metrics: each has one of its own, in Prometheus' format at /metrics. 0 takes any.",
  }),
});

export const configTable = defineConfig({
  ...ports,
  host: key({
    env: "HOST",
    type: z.string().min(1),
    default: "127.0.0.1",
    doc: "Address the edge listens on; everything behind it stays on 127.0.0.1. 0.0.0.0: phones in the same network open the address that the start prints.",
  }),
  publicUrl: key({
    env: "EIGHTCOUNT_PUBLIC_URL",
    type: originType,
    default: "",
    doc: "Address members open, without a path; unset, http://localhost and the edge's port.",
  }),
  dataFolder: key({
    env: "EIGHTCOUNT_DATA_FOLDER",
    type: z.string().min(1),
    default: ".eightcount",
    doc: "Folder of everything that survives a restart, relative to the checkout.",
  }),
  mediaFolder: key({
    env: "EIGHTCOUNT_MEDIA_FOLDER",
    type: z.string(),
    default: "",
    doc: "Folder of the rendered films; unset, `media` in the data folder.",
  }),
  redisUrl: key({
    env: "REDIS_URL",
    type: redisUrlType,
    default: "",
    doc: "A Redis of yours; unset, one is started.",
  }),
  postgresUrl: key({
    env: "EIGHTCOUNT_POSTGRES_URL",
    type: databaseUrlType,
    default: "",
    doc: "URL of an existing PostgreSQL 18 or newer in which the stack may create databases. Starts one if unset.",
  }),
  durability: key<"durable" | "forgetful">({
    env: "EIGHTCOUNT_DURABILITY",
    type: z.enum(["durable", "forgetful"]),
    default: "durable",
    doc: "forgetful: PostgreSQL does not wait for the disk. For tests only.",
  }),
  rendersFilms: key({
    env: "EIGHTCOUNT_RENDER_FILMS",
    type: flagType,
    default: true,
    doc: "false: no film is rendered in the background.",
  }),
  trustsForwardedFor: key({
    env: "EIGHTCOUNT_EDGE_TRUSTS_FORWARDED",
    type: flagType,
    default: false,
    doc: "true: a caller may name its own address in X-Forwarded-For. For tests only.",
  }),
});
