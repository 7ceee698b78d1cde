import * as player from "./player-attributes";
import * as playerSpans from "./player-spans";

/** Names from OpenTelemetry where it has one; names of our own start with `eightcount.`. */
export const attributes = {
  operationName: "graphql.operation.name",
  flushRows: "eightcount.viewing.flush_rows",
  eventTopic: "eightcount.event.topic",
  classId: player.classId,
  playerAngle: player.angle,
  playerQuality: player.quality,
  playerStartupSeconds: player.startupSeconds,
  playerPlayedSeconds: player.playedSeconds,
  playerRebufferCount: player.rebufferCount,
  playerRebufferSeconds: player.rebufferSeconds,
  playerMeanBitrate: player.meanBitrate,
  playerDroppedFrames: player.droppedFrames,
  playerTotalFrames: player.totalFrames,
  playerFatalErrors: player.fatalErrors,
  playerSeeks: player.seeks,
  mutation: "eightcount.mutation.name",
  /** string: UPPER_SNAKE code of a refusal or of a gateway error. */
  refusalCode: "eightcount.refusal.code",
  /** string: `expired`, `ended` or `forged`. */
  tokenFault: "eightcount.token.fault",
  webhookPath: "eightcount.webhook.path",
  /** string: response line sent for a refused webhook. */
  webhookRefusal: "eightcount.webhook.refusal",
  /** string: name of an `AttemptLimit`. */
  limit: "eightcount.limit.name",
  subgraph: "eightcount.subgraph",
} as const;

/** Monotonic counters, unit 1. */
export const counters = {
  /** Requests the gateway refused or failed to serve, by `refusalCode`. */
  operationsRefused: "eightcount.operations.refused",
  /** By `mutation` and `refusalCode`. */
  mutationsRefused: "eightcount.mutations.refused",
  /** By `tokenFault`. */
  tokensRefused: "eightcount.tokens.refused",
  /** Refresh tokens used twice. Each reuse ends its sign-in. */
  tokensReused: "eightcount.tokens.reused",
  /** By `webhookPath` and `webhookRefusal`. */
  webhooksRefused: "eightcount.webhooks.refused",
  limitsReached: "eightcount.rate_limits.reached",
  /** Stored subscriptions that differed from the provider's although no notice had arrived. */
  billingRepairs: "eightcount.billing.repairs",
  /** Events the relay parked because they do not match their contract, by `eventTopic`. */
  eventsParked: "eightcount.events.parked",
  /** Streams that did not start because the member's others filled the limit. */
  streamsRefused: "eightcount.streams.refused",
  /** Streams that nobody counted because Redis was unavailable. */
  streamsUnlimited: "eightcount.streams.unlimited",
  /** Requests without a valid gateway signature, by `subgraph`. */
  signaturesRefused: "eightcount.signatures.refused",
} as const;

export const spans = {
  progressFlush: "viewing.progress.flush",
  playerStartup: playerSpans.startup,
  playerRebuffer: playerSpans.rebuffer,
  playerSession: playerSpans.session,
} as const;
