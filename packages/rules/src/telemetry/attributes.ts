import * as page from "./page-attributes";
import * as player from "./player-attributes";

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
  pageFirstByteSeconds: page.firstByteSeconds,
  pageParsedSeconds: page.parsedSeconds,
  pageLoadType: page.loadType,
  mutation: "eightcount.mutation.name",
  /** string: root field of a subgraph, such as `Mutation.signIn`. */
  field: "eightcount.field.name",
  /** string: `ok`, `refused`, or `failed`. */
  outcome: "eightcount.outcome",
  shedKind: "eightcount.shed.kind",
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
  cpuMode: "cpu.mode",
  /** string: name of a pool of PostgreSQL connections, such as `main`. */
  pool: "db.client.connection.pool.name",
  queue: "messaging.destination.name",
  /** string: topic of an event, or name of the repeated work. */
  job: "eightcount.job.name",
  jobState: "eightcount.job.state",
  cache: "eightcount.cache.name",
  cacheResult: "eightcount.cache.result",
  /** string: name of a third-party service in a subgraph's `subgraph.ts`. */
  provider: "eightcount.provider.name",
  providerCall: "eightcount.provider.call",
  signUpStep: "eightcount.sign_up.step",
  product: "eightcount.purchase.product",
  purchaseResult: "eightcount.purchase.result",
  connectionState: "db.client.connection.state",
  httpMethod: "http.request.method",
  httpStatus: "http.response.status_code",
  databaseName: "db.namespace",
  databaseOperation: "db.operation.name",
} as const;
