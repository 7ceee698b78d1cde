import { createHash } from "node:crypto";
import { STREAM_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/stream-heartbeat";
import type { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import {
  HELD,
  SILENT,
  type Stream,
  type StreamHeld,
  type StreamSilent,
  type StreamStopped,
  type TooManyStreams,
} from "./stream";
import { ENDED_STREAM_SECONDS, leaseSeconds, STOPPED_STREAM_SECONDS } from "./stream.rules";
import { STREAM_SCRIPT } from "./stream.script";

export interface StreamKey {
  readonly memberId: string;
  readonly streamId: string;
}

export interface PlayingStream extends StreamKey {
  readonly classId: string;
  /** Seconds until the player is asked to report again. Twenty without it. */
  readonly heartbeatSeconds?: number;
}

export interface StreamRepositoryOptions {
  readonly redisConnection: Pick<RedisConnection, "client" | "prefix">;
  readonly limit: number;
  /** A test's moment, which replaces Redis's clock. Null outside of tests. */
  readonly moment: () => Date | null;
}

type Reply =
  | readonly ["held" | "silent"]
  | readonly ["ended", milliseconds: string]
  | readonly ["stopped", string]
  | readonly ["tooMany", StreamRow[]];
type StreamRow = readonly [streamId: string, classId: string, startedAt: string];

/** Keeps each member's streams in Redis. Every method rejects while Redis is unavailable. */
export class StreamRepository {
  constructor(private readonly options: StreamRepositoryOptions) {}

  /** Also restarts a stopped stream. */
  async start(stream: PlayingStream): Promise<StreamHeld | TooManyStreams> {
    return toStarted(await this.#decide("start", stream));
  }

  /** Stops another stream of the member, then starts this one. An unknown one stops nothing. */
  async takeOver(stream: PlayingStream, stopping: string): Promise<StreamHeld | TooManyStreams> {
    return toStarted(await this.#decide("takeOver", stream, stopping));
  }

  /** Renews the lease. A stream without one that may resume is silent. */
  async keep(stream: PlayingStream): Promise<StreamHeld | StreamSilent | StreamStopped> {
    const reply = await this.#decide("keep", stream);
    return reply[0] === "silent" ? SILENT : toKept(reply);
  }

  /** Renews the lease, or starts a silent stream again if there is room. */
  async resume(stream: PlayingStream): Promise<StreamHeld | StreamStopped> {
    return toKept(await this.#decide("resume", stream));
  }

  /** Returns the seconds since the start if the stream ran until now. */
  async end(stream: StreamKey): Promise<number | null> {
    const reply = await this.#decide("end", { ...stream, classId: "" });
    return reply[0] === "ended" ? Number(reply[1]) / 1_000 : null;
  }

  async #decide(action: string, stream: PlayingStream, stopping = ""): Promise<Reply> {
    const { redisConnection, limit, moment } = this.options;
    const reply = await redisConnection.client.eval(STREAM_SCRIPT, {
      keys: [this.#keyOf(stream.memberId)],
      arguments: [
        action,
        stream.streamId,
        stream.classId,
        // A stream cannot take over from itself.
        stopping === stream.streamId ? "" : stopping,
        String(limit),
        String(leaseSeconds(stream.heartbeatSeconds ?? STREAM_HEARTBEAT_SECONDS) * 1_000),
        String(STOPPED_STREAM_SECONDS * 1_000),
        String(ENDED_STREAM_SECONDS * 1_000),
        String(moment()?.getTime() ?? ""),
      ],
    });
    return reply as unknown as Reply;
  }

  /** Hashed, because only queues may contain member ids in Redis (docs/adr/0018). */
  #keyOf(memberId: string): string {
    const owner = createHash("sha256").update(memberId).digest("base64url");
    return `${this.options.redisConnection.prefix}streams:${owner}`;
  }
}

function toStarted(reply: Reply): StreamHeld | TooManyStreams {
  if (reply[0] !== "tooMany") return HELD;
  const streams = reply[1].map(toStream);
  return { kind: "tooMany", streams: streams.sort(byStart) };
}

function toKept(reply: Reply): StreamHeld | StreamStopped {
  if (reply[0] === "held") return HELD;
  return { kind: "stopped", stoppedBy: (reply[0] === "stopped" && reply[1]) || null };
}

const toStream = ([streamId, classId, startedAt]: StreamRow): Stream => ({
  streamId,
  classId,
  startedAt: new Date(Number(startedAt)),
});

const byStart = (one: Stream, other: Stream) => one.startedAt.getTime() - other.startedAt.getTime();
