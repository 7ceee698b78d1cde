import { defineConfig, key } from "@eightcount/service-kit/config/config-table";
import {
  drainTimeoutMs,
  gatewaySecret,
  host,
  hostListType,
  metricsPort,
  nodeEnv,
  port,
  publicUrl,
  redisUrl,
  stillness,
  traceRates,
  urlType,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";
import { isProxyList, tooWideProxies } from "./viewer/trusted-proxies";

/** Upper bound in milliseconds. A delay that overflows the timer would fire immediately. */
const MAX_TIMEOUT_MS = 600_000;

const subgraphUrl = (name: string, defaultPort: number) =>
  key({
    env: `EIGHTCOUNT_${name.toUpperCase()}_URL`,
    type: urlType,
    default: `http://127.0.0.1:${defaultPort}/graphql`,
    local: true,
    doc: `GraphQL URL of the ${name} subgraph.`,
  });

export const configTable = defineConfig({
  nodeEnv,
  ...stillness,
  host,
  port: port(4001),
  drainTimeoutMs,
  metricsPort,
  traceRates,
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
    doc: "URL of the public keys (JWKS) that verify access tokens.",
  }),
  publicUrl: publicUrl("http://localhost:4000", "Pages of other origins cannot POST to the graph."),
  redisUrl: {
    ...redisUrl,
    doc: "Redis in which accounts marks ended sessions. While it is unavailable, their access tokens work until they expire.",
  },
  supergraphPath: key({
    env: "EIGHTCOUNT_SUPERGRAPH_PATH",
    type: z.string().min(1),
    default: "gateway/supergraph.graphql",
    doc: "Path of the composed supergraph.",
  }),
  persistedOperationsPath: key({
    env: "EIGHTCOUNT_PERSISTED_OPERATIONS_PATH",
    type: z.string().min(1),
    default: "client/persisted-operations.json",
    doc: "Paths of maps of persisted operations and of folders with such maps, separated by colons. The maps of other releases serve their open tabs.",
  }),
  knownHosts: key<readonly string[] | null>({
    env: "EIGHTCOUNT_KNOWN_HOSTS",
    type: hostListType,
    default: null,
    doc: "Comma-separated host names to accept in addition to localhost. If empty, any host name is accepted, as behind an ingress that checks it.",
  }),
  trustedProxies: key({
    env: "EIGHTCOUNT_TRUSTED_PROXIES",
    type: z.string().refine(isProxyList, "must be names or networks such as loopback, 10.0.0.0/8"),
    default: "loopback",
    local: true,
    refusedInProduction: tooWideProxies,
    doc:
      "Comma-separated proxies whose X-Forwarded-For is trusted: loopback, linklocal, uniquelocal, " +
      "addresses, or networks. Rate limits count by the address it contains. In production, a network must be private " +
      "or at most a /12 (IPv6: /24).",
  }),
  requestTimeoutMs: key({
    env: "EIGHTCOUNT_REQUEST_TIMEOUT_MS",
    type: z.coerce.number().int().min(100).max(MAX_TIMEOUT_MS),
    default: 10_000,
    doc: "Timeout of one operation, in milliseconds.",
  }),
  subgraphTimeoutMs: key({
    env: "EIGHTCOUNT_SUBGRAPH_TIMEOUT_MS",
    type: z.coerce.number().int().min(50).max(MAX_TIMEOUT_MS),
    default: 8_000,
    doc: "Timeout of one subgraph request, in milliseconds.",
  }),
  shedAtInFlight: key({
    env: "EIGHTCOUNT_SHED_AT_IN_FLIGHT",
    type: z.coerce.number().int().min(20).max(1_000_000),
    default: 200,
    doc: "Number of requests in flight at one gateway from which on it sheds optional work, one kind more each second.",
  }),
  shedAtDelayMs: key({
    env: "EIGHTCOUNT_SHED_AT_DELAY_MS",
    type: z.coerce.number().int().min(10).max(MAX_TIMEOUT_MS),
    default: 200,
    doc: "Mean delay of a gateway's event loop, in milliseconds, from which on it sheds optional work. Counts only while at least 20 requests are in flight.",
  }),
  bodyLimitBytes: key({
    env: "EIGHTCOUNT_BODY_LIMIT_BYTES",
    type: z.coerce.number().int().min(1_024),
    default: 65_536,
    doc: "Maximum size of a request body, in bytes.",
  }),
  maxDepth: key({
    env: "EIGHTCOUNT_MAX_DEPTH",
    type: z.coerce.number().int().min(3),
    default: 14,
    doc: "Maximum depth of an operation's selections.",
  }),
});
