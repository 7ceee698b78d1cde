import { attributes } from "./attributes";

interface ClosedAttribute<V extends string = string> {
  readonly name: string;
  readonly values: readonly V[];
}

/** An attribute whose values come from the source code, not from a request. */
interface SourcedAttribute {
  readonly name: string;
  readonly values: null;
  /** Where the values are written down. Completes "The values are …". */
  readonly source: string;
}

const closed = <const V extends string>(
  name: string,
  ...values: readonly V[]
): ClosedAttribute<V> => ({
  name,
  values,
});

const sourced = (name: string, source: string): SourcedAttribute => ({
  name,
  values: null,
  source,
});

/** Attributes that metrics may carry. Their values identify no person and are few. */
export const metricAttributes = {
  operationName: sourced(attributes.operationName, "names of the client's persisted operations"),
  field: sourced(attributes.field, "root fields of a subgraph's schema, such as `Query.search`"),
  mutation: sourced(attributes.mutation, "mutations of the schema"),
  refusalCode: sourced(attributes.refusalCode, "codes of refusals and errors, in UPPER_SNAKE"),
  /** `refused` is the caller's doing, `failed` is ours or a third party's. */
  outcome: closed(attributes.outcome, "ok", "refused", "failed"),
  shedKind: closed(
    attributes.shedKind,
    "tracking",
    "previews",
    "suggestions",
    "search",
    "browsing",
  ),
  tokenFault: closed(attributes.tokenFault, "expired", "ended", "forged"),
  webhookPath: closed(attributes.webhookPath, "/webhooks/recurly", "/webhooks/crm"),
  webhookRefusal: sourced(attributes.webhookRefusal, "response lines for refused webhooks"),
  limit: sourced(attributes.limit, "names of the limits in the source"),
  eventTopic: sourced(attributes.eventTopic, "topics of the [events](events.md)"),
  subgraph: sourced(attributes.subgraph, "names of the subgraphs"),
  cpuMode: closed(attributes.cpuMode, "user", "system"),
  pool: sourced(attributes.pool, "names of pools in the source, such as `main`"),
  queue: sourced(attributes.queue, "names of Bull queues in the source, such as `events-viewing`"),
  job: sourced(attributes.job, "topics of the [events](events.md), and names of repeated work"),
  jobState: closed(attributes.jobState, "waiting", "delayed", "active", "failed"),
  cache: closed(
    attributes.cache,
    "access-tokens",
    "class-facts",
    "film-readiness",
    "media-urls",
    "plans",
    "suggestions",
  ),
  cacheResult: closed(attributes.cacheResult, "hit", "miss"),
  provider: sourced(attributes.provider, "third-party services, such as `billing` or `mail`"),
  providerCall: sourced(attributes.providerCall, "methods of the provider's contract"),
  signUpStep: closed(attributes.signUpStep, "accepted", "verified"),
  product: closed(attributes.product, "subscription", "gift_card"),
  purchaseResult: closed(attributes.purchaseResult, "bought", "challenged", "refused"),
  connectionState: closed(attributes.connectionState, "idle", "used"),
  httpMethod: sourced(attributes.httpMethod, "methods of HTTP"),
  httpStatus: sourced(attributes.httpStatus, "status codes of HTTP"),
  databaseName: sourced(attributes.databaseName, "names of the databases"),
  databaseOperation: sourced(attributes.databaseOperation, "first words of SQL statements"),
} as const satisfies Readonly<Record<string, ClosedAttribute | SourcedAttribute>>;
