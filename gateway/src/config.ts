import { defineConfig, key } from "@eightcount/service-kit/config/config-table";
import {
  gatewaySecret,
  host,
  hostListType,
  nodeEnv,
  port,
  publicUrl,
  redisUrl,
  stillness,
  urlType,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";
import { areProxies, tooManyProxies } from "./viewer/trusted-proxies";

/** Upper bound in milliseconds. A delay that overflows the timer would fire immediately. */
const LONGEST_MS = 600_000;

const subgraphUrl = (name: string, standardPort: number) =>
  key({
    env: `EIGHTCOUNT_${name.toUpperCase()}_URL`,
    type: urlType,
    default: `http://127.0.0.1:${standardPort}/graphql`,
    local: true,
    doc: `GraphQL address of the ${name} subgraph.`,
  });

export const configTable = defineConfig({
  nodeEnv,
  ...stillness,
  host,
  port: port(4001),
  gatewaySecret,
  accountsUrl: subgraphUrl("accounts", 4011),
  catalogueUrl: subgraphUrl("catalogue", 4012),
  viewingUrl: subgraphUrl("viewing", 4013),
  billingUrl: subgraphUrl("billing", 4014),
  jwksUrl: key({
    env: "EIGHTCOUNT_JWKS_URL",
    type: urlType,
    default: "http://127.0.0.1:4011/.well-known/jwks.json",
    local: true,
    doc: "Public keys of access tokens.",
  }),
  publicUrl: publicUrl(
    "http://localhost:4000",
    "pages of any other origin may not post to the graph.",
  ),
  redisUrl: {
    ...redisUrl,
    doc: "Redis in which accounts marks sign-ins that have ended; while it is away, their access tokens are refused only once they expire.",
  },
  supergraphPath: key({
    env: "EIGHTCOUNT_SUPERGRAPH_PATH",
    type: z.string().min(1),
    default: "gateway/supergraph.graphql",
    doc: "The composed supergraph.",
  }),
  persistedOperationsPath: key({
    env: "EIGHTCOUNT_PERSISTED_OPERATIONS_PATH",
    type: z.string().min(1),
    default: "client/persisted-operations.json",
    doc: "A map of persisted operations, or a folder of maps (current and earlier releases).",
  }),
  knownHosts: key<readonly string[] | null>({
    env: "EIGHTCOUNT_KNOWN_HOSTS",
    type: hostListType,
    default: null,
    doc: "Host names, comma-separated, that requests may name besides localhost; unset, any, as behind an ingress that knows its own.",
  }),
  trustedProxies: key({
    env: "EIGHTCOUNT_TRUSTED_PROXIES",
    type: z.string().refine(areProxies, "must be names or networks such as loopback, 10.0.0.0/8"),
    default: "loopback",
    local: true,
    refusedInProduction: tooManyProxies,
    doc:
      "Whose X-Forwarded-For is believed, comma-separated: loopback, linklocal, uniquelocal, " +
      "addresses or networks. Rate limits count by what it says. In production a network is private " +
      "or no wider than /12 (IPv6: /24).",
  }),
  requestTimeoutMs: key({
    env: "EIGHTCOUNT_REQUEST_TIMEOUT_MS",
    type: z.coerce.number().int().min(100).max(LONGEST_MS),
    default: 10_000,
    doc: "Longest time one operation may take, in milliseconds.",
  }),
  subgraphTimeoutMs: key({
    env: "EIGHTCOUNT_SUBGRAPH_TIMEOUT_MS",
    type: z.coerce.number().int().min(50).max(LONGEST_MS),
    default: 8_000,
    doc: "Longest time one subgraph request may take, in milliseconds.",
  }),
  bodyLimitBytes: key({
    env: "EIGHTCOUNT_BODY_LIMIT_BYTES",
    type: z.coerce.number().int().min(1_024),
    default: 65_536,
    doc: "Largest request body, in bytes.",
  }),
  maxDepth: key({
    env: "EIGHTCOUNT_MAX_DEPTH",
    type: z.coerce.number().int().min(3),
    default: 14,
    doc: "Deepest selection an operation may have.",
  }),
});
