export type EdgeTarget = "gateway" | "billing" | "sandbox" | "client";

export interface EdgePath {
  readonly path: string;
  /** `prefix` matches whole segments, so `/media` matches `/media/a` but not `/mediation`. */
  readonly match: "exact" | "prefix";
  readonly to: EdgeTarget;
  /** The production target in place of the sandbox, or null if the path does not exist there. */
  readonly inProduction: "gateway" | "billing" | "client" | "media origin" | "collector" | null;
}

/** The first match wins. */
export const edgePaths: readonly EdgePath[] = [
  { path: "/graphql", match: "exact", to: "gateway", inProduction: "gateway" },
  // For the real billing provider and CRM. The local sandbox posts directly to the process.
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

export function edgeTarget(url: string): EdgeTarget {
  const path = url.split("?", 1)[0] ?? "/";
  return edgePaths.find((row) => matches(row, path))?.to ?? "client";
}

/** A request target may also be an absolute URL or, for OPTIONS, `*`. */
export function originForm(target: string): string | null {
  if (target.startsWith("/")) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
