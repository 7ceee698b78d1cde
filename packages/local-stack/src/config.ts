import { defineConfig, key } from "@eightcount/service-kit/config/config-table";
import {
  databaseUrlType,
  flagType,
  onlyInDevelopment,
  originType,
  portType,
  redisUrlType,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";

const portKey = (env: string, standard: number, of: string) =>
  key({
    env,
    type: portType,
    default: standard,
    doc: `Port of ${of}. If it is in use, the next free one is taken. 0 takes any.`,
  });

const ports = defineConfig({
  edgePort: portKey("PORT", 4000, "the edge, which the browser opens"),
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
    doc: "First port of the processes' metrics. Each process serves its own at /metrics, in Prometheus format. 0 takes any.",
  }),
});

export const configTable = defineConfig({
  ...ports,
  host: key({
    env: "HOST",
    type: z.string().min(1),
    default: "127.0.0.1",
    doc: "Address that the edge listens on. Everything behind it stays on 127.0.0.1. With 0.0.0.0, phones in the same network can open the printed address.",
  }),
  publicUrl: key({
    env: "EIGHTCOUNT_PUBLIC_URL",
    type: originType,
    default: "",
    doc: "Address that members open, without a path. If unset, http://localhost with the edge's port.",
  }),
  dataFolder: key({
    env: "EIGHTCOUNT_DATA_FOLDER",
    type: z.string().min(1),
    default: ".eightcount",
    doc: "Folder for all data that survives a restart, relative to the checkout.",
  }),
  mediaFolder: key({
    env: "EIGHTCOUNT_MEDIA_FOLDER",
    type: z.string(),
    default: "",
    doc: "Folder for rendered films. If unset, `media` in the data folder.",
  }),
  redisUrl: key({
    env: "REDIS_URL",
    type: redisUrlType,
    default: "",
    doc: "URL of an existing Redis. If unset, the stack starts one.",
  }),
  postgresUrl: key({
    env: "EIGHTCOUNT_POSTGRES_URL",
    type: databaseUrlType,
    default: "",
    doc: "URL of an existing PostgreSQL 18 or newer in which the stack may create databases. If unset, the stack starts one.",
  }),
  durability: key<"durable" | "forgetful">({
    env: "EIGHTCOUNT_DURABILITY",
    type: z.enum(["durable", "forgetful"]),
    default: "durable",
    doc: "`durable` or `forgetful`. With `forgetful`, PostgreSQL does not wait for the disk. For tests only.",
  }),
  rendersFilms: key({
    env: "EIGHTCOUNT_RENDER_FILMS",
    type: flagType,
    default: true,
    doc: "Whether missing films are rendered in the background.",
  }),
  youngHeapMb: key({
    env: "EIGHTCOUNT_YOUNG_HEAP_MB",
    type: z.coerce.number().int().min(1).max(64),
    default: 4,
    doc: "Space for young objects in each Node process, in MB per semi-space. The default saves a quarter of the memory of eight processes; more saves collections under load.",
  }),
  trustsForwardedFor: key<boolean>({
    env: "EIGHTCOUNT_EDGE_TRUSTS_FORWARDED",
    type: flagType,
    default: false,
    refusedInProduction: onlyInDevelopment,
    doc: "Whether the edge trusts the caller's X-Forwarded-For. For tests and load tests only.",
  }),
});
