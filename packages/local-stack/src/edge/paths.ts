/** The processes the edge sends requests to. */
export type EdgeTarget = "gateway" | "billing" | "sandbox" | "client";

/** One row of the one origin's map, with the meaning Kubernetes' HTTPRoute gives it. */
export interface EdgePath {
  readonly path: string;
  /** `prefix` matches whole segments: `/media` takes `/media/a` but not `/mediation`. */
  readonly match: "exact" | "prefix";
  readonly to: EdgeTarget;
  /** What answers in production instead of the sandbox; null where the path does not exist. */
  readonly inProduction: "gateway" | "billing" | "client" | "media origin" | "collector" | null;
}

/** Read from top to bottom; the first match wins. */
export const edgePaths: readonly EdgePath[] = [
  { path: "/graphql", match: "exact", to: "gateway", inProduction: "gateway" },
  // The billing provider and the older CRM call them; the local sandbox posts to the process itself.
  { path: "/webhooks/recurly", match: "exact", to: "billing", inProduction: "billing" },
  { path: "/webhooks/crm", match: "exact", to: "billing", inProduction: "billing" },
  { path: "/media", match: "prefix", to: "sandbox", inProduction: "media origin" },
  { path: "/otlp", match: "prefix", to: "sandbox", inProduction: "collector" },
  { path: "/recurly", match: "prefix", to: "sandbox", inProduction: null },
  { path: "/recurly.js", match: "exact", to: "sandbox", inProduction: null },
  { path: "/", match: "prefix", to: "client", inProduction: "client" },
];

function matches(row: EdgePath, path: string): boolean {
  if (row.match === "exact") return path === row.path;
  const folder = row.path.endsWith("/") ? row.path : `${row.path}/`;
  return path === row.path || path.startsWith(folder);
}

/** Who answers a request for `url` (path and query). */
export function edgeTarget(url: string): EdgeTarget {
  const path = url.split("?", 1)[0] ?? "/";
  return edgePaths.find((row) => matches(row, path))?.to ?? "client";
}

/**
 * Returns the path and query of a request line's target, also when it is a whole address. Null for
 * anything else, such as the `*` of OPTIONS.
 */
export function originForm(target: string): string | null {
  if (target.startsWith("/")) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
