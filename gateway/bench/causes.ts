/** What a process spends its CPU on. */
export const causes = [
  "native",
  "socket",
  "SQL",
  "GraphQL",
  "JSON",
  "telemetry",
  "garbage",
  "other",
] as const;
export type Cause = (typeof causes)[number];

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** As Chrome's protocol describes it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const BY_FUNCTION: Readonly<Record<string, Cause | null>> = {
  "(garbage collector)": "garbage",
  // No JavaScript runs: the system's part of sockets, and on a busy machine waiting for a core.
  "(program)": "native",
  "(idle)": null,
};

/** The first pattern wins. */
const BY_FILE: readonly (readonly [RegExp, Cause])[] = [
  [/@opentelemetry|service-kit\/(?:dist|src)\/telemetry|import-in-the-middle/, "telemetry"],
  [
    /node_modules\/(?:pg|pg-[\w-]+|postgres-[\w-]+)\/|@prisma|generated\/client|\.repository\./,
    "SQL",
  ],
  [
    /node_modules\/(?:@apollo|graphql|@graphql-tools|type-graphql|@as-integrations|dataloader|@escape\.tech|graphql-[\w-]+)\//,
    "GraphQL",
  ],
  [
    /service-kit\/dist\/(?:graph|relay)|\.resolver\.|gateway\/dist\/(?:plugins|persisted|node)/,
    "GraphQL",
  ],
  [
    /^node:(?:_http|http|net|internal\/(?:stream_base|streams|http|net|js_stream)|_stream|events|buffer|internal\/buffer)/,
    "socket",
  ],
  [
    /node_modules\/(?:undici|express|body-parser|raw-body|router|send|finalhandler|content-type|type-is|@redis|redis|ioredis)\//,
    "socket",
  ],
];

const JSON_FUNCTIONS = new Set(["parse", "stringify"]);

function ownCause({ functionName, url }: ProfileNode["callFrame"]): Cause | null | undefined {
  if (Object.hasOwn(BY_FUNCTION, functionName)) return BY_FUNCTION[functionName] ?? null;
  if (url === "" && JSON_FUNCTIONS.has(functionName)) return "JSON";
  return BY_FILE.find(([pattern]) => pattern.test(url))?.[1];
}

/**
 * Returns each cause's share of the CPU, which add up to 1. Functions of no known library count for
 * the cause of their caller.
 */
export function sharesOf({ nodes, samples, timeDeltas }: CpuProfile): Record<Cause, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const causeById = new Map<number, Cause | null>();
  const visit = (id: number, inherited: Cause | null) => {
    const node = byId.get(id);
    if (!node) return;
    const own = ownCause(node.callFrame);
    const cause = own === undefined ? (inherited ?? "other") : own;
    causeById.set(id, cause);
    for (const child of node.children ?? []) visit(child, cause);
  };
  const [root] = nodes;
  if (root) visit(root.id, null);
  const spent = new Map<Cause, number>();
  samples.forEach((id, index) => {
    const cause = causeById.get(id);
    if (cause) spent.set(cause, (spent.get(cause) ?? 0) + Math.max(0, timeDeltas[index] ?? 0));
  });
  const total = [...spent.values()].reduce((sum, time) => sum + time, 0);
  const share = (cause: Cause) => (total === 0 ? 0 : (spent.get(cause) ?? 0) / total);
  return Object.fromEntries(causes.map((cause) => [cause, share(cause)])) as Record<Cause, number>;
}
