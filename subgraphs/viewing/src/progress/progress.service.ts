import { heartbeatForLoad, heartbeatUnderPressure } from "@eightcount/rules/watching/heartbeat";
import { type ProgressReason, wasPlayed } from "@eightcount/rules/watching/progress-reports";
import {
  clampPosition,
  reachedStatus,
  resumeAtSeconds,
} from "@eightcount/rules/watching/viewing-status";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import { requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { ClassFact } from "../class-facts/class-fact";
import type { ClassFactService } from "../class-facts/class-fact.service";
import { classIdOf } from "../dance-classes/class-id";
import { errors } from "../errors";
import { type ClassProgressValue, notInitiated } from "./class-progress";
import type { ClassProgressReadModel } from "./class-progress.read-model";
import type { PlaybackSessionLimit } from "./playback-session-limit.service";
import {
  clampDancedSeconds,
  isStillPlaying,
  type ProgressOutcome,
  type ProgressUpdate,
} from "./progress.rules";
import { type ProgressBatcher, ProgressQueueFullError } from "./progress-batcher";
import type { ViewingOrigins } from "./viewing-origins";

export interface RecordProgressRequest {
  readonly classId: string;
  readonly playbackSessionId: string;
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  readonly dancedSeconds: number;
  readonly reason: ProgressReason;
  readonly sessionId?: string | null;
  readonly pageViewId?: string | null;
}

export interface RecordedProgress {
  readonly progress: ClassProgressValue;
  readonly isCurrent: boolean;
  readonly nextHeartbeatSeconds: number;
}

export interface ProgressServiceOptions {
  readonly facts: Pick<ClassFactService, "find">;
  readonly batcher: Pick<ProgressBatcher, "record" | "fill">;
  readonly classProgress: Pick<ClassProgressReadModel, "findStarted">;
  readonly origins: ViewingOrigins;
  readonly sessionLimit: Pick<PlaybackSessionLimit, "allows">;
}

export class ProgressService {
  constructor(private readonly options: ProgressServiceOptions) {}

  /** Resolves once the update is committed. The owner is always the token's member. */
  async record(
    viewer: Viewer,
    request: RecordProgressRequest,
    pressure = 0,
  ): Promise<RecordedProgress | Refusal> {
    const memberId = requireEntitled(viewer);
    if (!isUuid(request.playbackSessionId) || request.sequence < 0) {
      return refuse(errors.invalidPlaybackSession);
    }
    const classId = classIdOf(request.classId);
    const fact = classId && (await this.options.facts.find(classId));
    if (!fact) return refuse(errors.classNotFound);
    const update = toUpdate({ memberId, request, fact });
    const { origins, batcher, sessionLimit } = this.options;
    if (!(await sessionLimit.allows(update))) return refuse(errors.tooManyPlaybackSessions);
    const origin = origins.originToStore(update, viewer, request);
    try {
      const outcome = await batcher.record({ ...update, origin });
      if (origin) origins.markStored(update, origin);
      return this.#recorded(outcome, fact, pressure);
    } catch (error) {
      if (error instanceof ProgressQueueFullError) return refuse(errors.progressQueueFull);
      throw error;
    }
  }

  async findProgress(
    viewer: Viewer,
    classIds: readonly string[],
  ): Promise<readonly ClassProgressValue[]> {
    if (viewer.memberId === null) return [];
    const started = await this.options.classProgress.findStarted(viewer.memberId, classIds);
    const byClass = new Map(started.map((progress) => [progress.classId, progress]));
    return classIds.map((classId) => byClass.get(classId) ?? notInitiated(classId));
  }

  #recorded(outcome: ProgressOutcome, fact: ClassFact, pressure: number): RecordedProgress {
    const byFill = heartbeatForLoad(this.options.batcher.fill);
    const { status, lastViewedSeconds, updatedAt, isCurrent } = outcome;
    return {
      progress: {
        classId: fact.classId,
        status,
        lastViewedSeconds,
        resumeAtSeconds: resumeAtSeconds(lastViewedSeconds, fact.durationSeconds),
        updatedAt,
      },
      isCurrent,
      nextHeartbeatSeconds: Math.max(byFill, heartbeatUnderPressure(pressure)),
    };
  }
}

interface UpdateSource {
  readonly memberId: string;
  readonly request: RecordProgressRequest;
  readonly fact: ClassFact;
}

function toUpdate({ memberId, request, fact }: UpdateSource): Omit<ProgressUpdate, "origin"> {
  const { durationSeconds, classId } = fact;
  const { positionSeconds } = request;
  const hasPlayed = wasPlayed(request);
  return {
    memberId,
    classId,
    sessionId: request.playbackSessionId.toLowerCase(),
    sequence: request.sequence,
    positionSeconds: clampPosition(positionSeconds, durationSeconds),
    isPlaying: isStillPlaying(request),
    hasPlayed,
    reached: reachedStatus({ positionSeconds, durationSeconds, isPlaying: hasPlayed }),
    dancedSeconds: clampDancedSeconds(request.dancedSeconds),
    startsOver: request.reason === "START_OVER",
  };
}
