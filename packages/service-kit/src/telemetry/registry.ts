/**
 * Every span attribute and metric of ours, declared before it is used. Upstream conventions come
 * first; these names exist only where OpenTelemetry has none.
 */
export const attributes = {
  /** string: Relay operation name. */
  operationName: "graphql.operation.name",
  /** string: persisted operation id (sha256 of its text). */
  operationId: "eightcount.graph.operation_id",
  /** int: rows written by one progress flush. */
  flushRows: "eightcount.viewing.flush_rows",
  /** string: topic of a domain event. */
  eventTopic: "eightcount.event.topic",
} as const;

export const spans = {
  /** One multi-row progress write. */
  progressFlush: "viewing.progress.flush",
} as const;
