import { counters } from "@eightcount/rules/telemetry/registry";
import { STREAM_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/stream-heartbeat";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { perMinute, perQuarterHour } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import { count } from "@eightcount/service-kit/telemetry/count";
import { requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { ClassFactService } from "../class-facts/class-fact.service";
import { classIdOf } from "../dance-classes/class-id";
import { errors } from "../errors";
import { type PlaybackQuality, recordPlayback } from "./playback-quality";
import { HELD, type StreamHeld, type StreamStopped, type TooManyStreams } from "./stream";
import type { PlayingStream, StreamRepository } from "./stream.repository";

/** Starts, takeovers, and resumed streams per member. A busy household presses Play a few times a minute. */
export const STARTS = perMinute("stream-starts", 60);
/** Per member. Any 15 minutes touch two of these windows, whose failures together page nobody. */
const FAILURES = perQuarterHour("playback-failures", 2);

export interface StreamRequest {
  readonly streamId: string;
  readonly classId: string;
  /** Seconds until the player is asked to report again. */
  readonly heartbeatSeconds?: number;
}

export interface StreamServiceOptions {
  readonly streams: StreamRepository;
  readonly facts: Pick<ClassFactService, "find">;
  readonly attempts: Pick<AttemptLimits, "take">;
  readonly logger: Logger;
}

/** Limits how many streams a member plays at once. The owner is always the token's member. */
export class StreamService {
  #isUnlimited = false;

  constructor(private readonly options: StreamServiceOptions) {}

  async start(
    viewer: Viewer,
    request: StreamRequest,
  ): Promise<StreamHeld | TooManyStreams | Refusal> {
    const stream = await this.#starting(viewer, request);
    if (isRefusal(stream)) return stream;
    return this.#counted(await this.#orOpen(() => this.options.streams.start(stream)));
  }

  async takeOver(
    viewer: Viewer,
    request: StreamRequest & { readonly stopping: string },
  ): Promise<StreamHeld | TooManyStreams | Refusal> {
    const stream = await this.#starting(viewer, request);
    if (isRefusal(stream)) return stream;
    if (!isUuid(request.stopping)) return refuse(errors.stream.invalidStopping);
    const stopping = request.stopping.toLowerCase();
    return this.#counted(await this.#orOpen(() => this.options.streams.takeOver(stream, stopping)));
  }

  async keep(
    viewer: Viewer,
    request: StreamRequest,
  ): Promise<StreamHeld | StreamStopped | Refusal> {
    const stream = await this.#playing(viewer, request);
    if (isRefusal(stream)) return stream;
    const { streams } = this.options;
    const kept = await this.#orOpen(() => streams.keep(stream));
    if (kept.kind !== "silent") return kept;
    if (!(await this.#mayStart(stream))) return refuse(errors.stream.limitExceeded);
    return this.#orOpen(() => streams.resume(stream));
  }

  async end(
    viewer: Viewer,
    {
      streamId,
      playback,
    }: { readonly streamId: string; readonly playback?: PlaybackQuality | null },
  ): Promise<StreamHeld | Refusal> {
    const memberId = requireEntitled(viewer);
    if (!isUuid(streamId)) return refuse(errors.stream.invalid);
    return this.#orOpen(async () => {
      const stream = { memberId, streamId: streamId.toLowerCase() };
      const ranSeconds = await this.options.streams.end(stream);
      // Once for each start, whose number is limited, so that nobody can flood the figures.
      if (ranSeconds !== null && playback) await this.#record(memberId, playback, ranSeconds);
      return HELD;
    });
  }

  async #record(memberId: string, playback: PlaybackQuality, ranSeconds: number): Promise<void> {
    const { attempts } = this.options;
    const hasFailed =
      playback.hasFailed && (await attempts.take([{ limit: FAILURES, key: memberId }]));
    recordPlayback({ ...playback, hasFailed }, ranSeconds);
  }

  async #starting(viewer: Viewer, request: StreamRequest): Promise<PlayingStream | Refusal> {
    const stream = await this.#playing(viewer, request);
    if (isRefusal(stream)) return stream;
    return (await this.#mayStart(stream)) ? stream : refuse(errors.stream.limitExceeded);
  }

  #mayStart({ memberId }: PlayingStream): Promise<boolean> {
    return this.options.attempts.take([{ limit: STARTS, key: memberId }]);
  }

  async #playing(viewer: Viewer, request: StreamRequest): Promise<PlayingStream | Refusal> {
    const memberId = requireEntitled(viewer);
    if (!isUuid(request.streamId)) return refuse(errors.stream.invalid);
    const classId = classIdOf(request.classId);
    const fact = classId && (await this.options.facts.find(classId));
    if (!fact) return refuse(errors.classNotFound);
    const { heartbeatSeconds = STREAM_HEARTBEAT_SECONDS } = request;
    const streamId = request.streamId.toLowerCase();
    return { memberId, streamId, classId: fact.classId, heartbeatSeconds };
  }

  #counted(answer: StreamHeld | TooManyStreams): StreamHeld | TooManyStreams {
    if (answer.kind === "tooMany") count(counters.streamsRefused, {});
    return answer;
  }

  /** Without Redis, every stream plays: an outage must never keep a member from dancing. */
  async #orOpen<Answer>(ask: () => Promise<Answer>): Promise<Answer | StreamHeld> {
    try {
      const answer = await ask();
      this.#isUnlimited = false;
      return answer;
    } catch (error) {
      count(counters.streamsUnlimited, {});
      if (!this.#isUnlimited) {
        this.options.logger.warn({ err: error }, "streams cannot be counted; all of them may play");
      }
      this.#isUnlimited = true;
      return HELD;
    }
  }
}
