import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { SERVERS } from "./servers";

export const LISTENERS = ["edge", ...SERVERS] as const;
export type Listener = (typeof LISTENERS)[number];

/** Address at which one process listens. */
export function addressOf(name: Listener): URL {
  const stack = journeyStack();
  return new URL(name === "edge" ? stack.site : stack[name]);
}

const SUBGRAPH = ["/graphql", "/livez", "/nowhere"];

/** Paths of every route that can take any request without disturbing another table. */
export const paths: Readonly<Record<Listener, readonly string[]>> = {
  edge: [
    "/",
    "/graphql",
    "/webhooks/recurly",
    "/webhooks/crm",
    "/media/x/y.m3u8",
    "/otlp/v1/traces",
    "/recurly/js/v1/token",
    "/recurly.js",
  ],
  gateway: ["/graphql", "/livez", "/nowhere"],
  client: ["/", "/public/catalog", "/assets/x.js", "/sitemap.xml", "/robots.txt"],
  accounts: [...SUBGRAPH, "/.well-known/jwks.json"],
  catalogue: SUBGRAPH,
  viewing: SUBGRAPH,
  billing: [...SUBGRAPH, "/webhooks/recurly", "/webhooks/crm"],
  sandbox: [
    "/mailbox",
    "/mailbox.json",
    "/traces",
    "/media/x/y.m3u8",
    "/otlp/v1/traces",
    "/js/v1/token",
    "/accounts",
    "/crm/rest/v1/contacts",
  ],
};
