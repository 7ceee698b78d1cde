import * as player from "./player-attributes";
import * as playerSpans from "./player-spans";

/**
 * Every span attribute and metric that servers, browser, dashboards and alerts share. Upstream
 * conventions come first; these names exist only where OpenTelemetry has none.
 */
export const attributes = {
  /** string: Relay operation name. */
  operationName: "graphql.operation.name",
  /** int: rows written by one progress flush. */
  flushRows: "eightcount.viewing.flush_rows",
  /** string: topic of a domain event. */
  eventTopic: "eightcount.event.topic",
  /** string: the class that is played. */
  classId: player.classId,
  /** string: `front` or `back`, at the end of the playback. */
  playerAngle: player.angle,
  /** string: `auto`, `saver` or a picture height as `720p`, as the dancer chose it. */
  playerQuality: player.quality,
  /** double: seconds from opening the player to its first moving picture. */
  playerStartupSeconds: player.startupSeconds,
  /** double: seconds the picture moved. */
  playerPlayedSeconds: player.playedSeconds,
  /** int: stops for want of film, after the start and not because of a seek. */
  playerRebufferCount: player.rebufferCount,
  /** double: seconds of those stops; divided by seconds played it is the rebuffer ratio. */
  playerRebufferSeconds: player.rebufferSeconds,
  /** int: bits per second of the pictures shown, by time; absent where the browser does not say. */
  playerMeanBitrate: player.meanBitrate,
  /** int: pictures that came too late to be shown. */
  playerDroppedFrames: player.droppedFrames,
  /** int: pictures that should have been shown. */
  playerTotalFrames: player.totalFrames,
  /** int: failures that ended the film until somebody retried. */
  playerFatalErrors: player.fatalErrors,
  /** int: jumps in time, a loop's returns among them. */
  playerSeeks: player.seeks,
  /** string: name of a mutation. */
  mutation: "eightcount.mutation.name",
  /** string: UPPER_SNAKE code of a refusal, or of an error of the gateway. */
  refusalCode: "eightcount.refusal.code",
  /** string: `expired`, `ended` or `forged`. */
  tokenFault: "eightcount.token.fault",
  /** string: path a webhook was sent to. */
  webhookPath: "eightcount.webhook.path",
  /** string: the line the sender of a refused webhook was answered with. */
  webhookRefusal: "eightcount.webhook.refusal",
  /** string: name of a limit, as in its `AttemptLimit`. */
  limit: "eightcount.limit.name",
  /** string: the subgraph that was asked. */
  subgraph: "eightcount.subgraph",
} as const;

/** Monotonic counters, unit 1. */
export const counters = {
  /** Operations and requests the gateway refused or could not answer, by `refusalCode`. */
  operationsRefused: "eightcount.operations.refused",
  /** Refused mutations of the subgraphs, by `mutation` and `refusalCode`. */
  mutationsRefused: "eightcount.mutations.refused",
  /** Access tokens the gateway refused, by `tokenFault`. */
  tokensRefused: "eightcount.tokens.refused",
  /** Refresh tokens used twice; each ends its sign-in. */
  tokensReused: "eightcount.tokens.reused",
  /** Refused webhooks, by `webhookPath` and `webhookRefusal`. */
  webhooksRefused: "eightcount.webhooks.refused",
  /** Attempts over a limit, by `limit`. */
  limitsReached: "eightcount.rate_limits.reached",
  /** Events the relay parked because no consumer could read them, by `eventTopic`. */
  eventsParked: "eightcount.events.parked",
  /** Requests to a subgraph that the gateway did not sign, by `subgraph`. */
  signaturesRefused: "eightcount.signatures.refused",
} as const;

export const spans = {
  /** One multi-row progress write. */
  progressFlush: "viewing.progress.flush",
  /** Browser: from opening the player to its first moving picture. */
  playerStartup: playerSpans.startup,
  /** Browser: one stop for want of film. */
  playerRebuffer: playerSpans.rebuffer,
  /** Browser: one playback, with what it was like; an error when the film broke. */
  playerSession: playerSpans.session,
} as const;
