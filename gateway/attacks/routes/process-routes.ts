import { WEBHOOK_PATHS } from "../../../subgraphs/billing/src/webhooks/webhook.route";

export const SUBGRAPHS = ["accounts", "catalogue", "viewing", "billing"] as const;
export type ProcessName = (typeof SUBGRAPHS)[number] | "gateway" | "client";

/** One HTTP route of a process of the product. */
export interface ProcessRoute {
  readonly process: ProcessName;
  readonly path: string;
}

const of = (process: ProcessName, ...paths: readonly string[]): readonly ProcessRoute[] =>
  paths.map((path) => ({ process, path }));
const PROCESSES = ["gateway", "client", ...SUBGRAPHS] as const;
const ofEvery = (path: string): readonly ProcessRoute[] =>
  PROCESSES.map((process) => ({ process, path }));

/** Where the running stack serves each route in the source, by file and path as written. */
export const processRoutes: Readonly<Record<string, readonly ProcessRoute[]>> = {
  'client/server/app.ts "/assets"': of("client", "/assets", "/assets/none.js"),
  'client/server/app.ts "/robots.txt"': of("client", "/robots.txt"),
  'client/server/app.ts "/sitemap.xml"': of("client", "/sitemap.xml"),
  'gateway/src/http/gateway-app.ts "/graphql"': of("gateway", "/graphql"),
  'packages/service-kit/src/graph/serve-subgraph.ts "/graphql"': SUBGRAPHS.map((process) => ({
    process,
    path: "/graphql",
  })),
  'packages/service-kit/src/http/http-process.ts "/livez"': ofEvery("/livez"),
  'packages/service-kit/src/http/http-process.ts "/readyz"': ofEvery("/readyz"),
  'subgraphs/accounts/src/sessions/sessions.module.ts "/.well-known/jwks.json"': of(
    "accounts",
    "/.well-known/jwks.json",
  ),
  "subgraphs/billing/src/webhooks/webhook.route.ts path": of(
    "billing",
    ...Object.values(WEBHOOK_PATHS),
  ),
};

/** All routes, and an unknown address for each process. */
export const allProcessRoutes: readonly ProcessRoute[] = [
  ...Object.values(processRoutes).flat(),
  ...ofEvery("/no-such-address"),
];
