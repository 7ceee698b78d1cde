import path from "node:path";
import { checkout } from "../checkout/checkout";
import type { ProcessPlan } from "../supervision/process-plan";
import { nodeProcess, readyz } from "./node-process";
import { localUrl, type StackSettings } from "./stack-settings";

export const gatewayEntry = "gateway/dist/main.js";

export function gatewayProcess(settings: StackSettings): ProcessPlan {
  const { ports, keys, publicUrl, redisUrl } = settings;
  const graphql = (port: number) => `${localUrl(port)}/graphql`;
  const wiring = {
    PORT: String(ports.gateway),
    REDIS_URL: redisUrl,
    EIGHTCOUNT_PUBLIC_URL: publicUrl,
    EIGHTCOUNT_GATEWAY_SECRET: keys.gatewaySecret,
    EIGHTCOUNT_ACCOUNTS_URL: graphql(ports.accounts),
    EIGHTCOUNT_CATALOGUE_URL: graphql(ports.catalogue),
    EIGHTCOUNT_VIEWING_URL: graphql(ports.viewing),
    EIGHTCOUNT_BILLING_URL: graphql(ports.billing),
    EIGHTCOUNT_JWKS_URL: `${localUrl(ports.accounts)}/.well-known/jwks.json`,
    EIGHTCOUNT_SUPERGRAPH_PATH: path.join(checkout, "gateway/supergraph.graphql"),
    EIGHTCOUNT_PERSISTED_OPERATIONS_PATH: path.join(checkout, "client/persisted-operations.json"),
    EIGHTCOUNT_KNOWN_HOSTS: settings.knownHosts.join(","),
    APOLLO_TELEMETRY_DISABLED: "true",
  };
  const ready = readyz(ports.gateway);
  return nodeProcess({ name: "gateway", entry: gatewayEntry, ready, wiring }, settings);
}
