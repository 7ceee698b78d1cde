import "reflect-metadata";
import { HEARTBEAT_SECONDS, MAX_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/heartbeat";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { DanceClass } from "../dance-classes/dance-class.type";

export enum ProgressReason {
  HEARTBEAT = "HEARTBEAT",
  PAUSE = "PAUSE",
  SEEK = "SEEK",
  ANGLE = "ANGLE",
  ENDED = "ENDED",
  HIDDEN = "HIDDEN",
  PAGEHIDE = "PAGEHIDE",
  START_OVER = "START_OVER",
}
registerEnumType(ProgressReason, {
  name: "ProgressReason",
  description: "Event that made the player send an update.",
  valuesConfig: {
    HEARTBEAT: { description: "The regular interval while playing." },
    PAUSE: { description: "Playback was paused." },
    SEEK: { description: "A seek finished." },
    ANGLE: { description: "The camera angle changed." },
    ENDED: { description: "The class ended." },
    HIDDEN: { description: "The page was hidden." },
    PAGEHIDE: {
      description:
        "The page is being unloaded or the player closed. The session counts as stopped, even if `isPlaying` is true.",
    },
    START_OVER: {
      description:
        "The member chose to start over. Only this reason lets a player that was just opened reset the position to the beginning.",
    },
  },
});

@InputType({
  description:
    "A progress update from one playback session. It always belongs to the signed-in member.",
})
export class RecordProgressInput {
  @Field(() => ID, {
    description: "Row id of the class, as in /class/{classId}, or its Relay id.",
  })
  classId!: string;

  @Field(() => ID, { description: "UUID that the player generates when it opens the class." })
  playbackSessionId!: string;

  @Field(() => Int, {
    description:
      "Counter that increases by one with each update of a playback session, starting at 0 or 1.",
  })
  sequence!: number;

  @Field(() => Float, {
    description: "Position across all parts, in seconds. Clamped to the length of the class.",
  })
  positionSeconds!: number;

  @Field(() => Boolean, {
    description:
      "True while playback continues, and with ENDED. Only positions reached by playing change the status; see `reason`.",
  })
  isPlaying!: boolean;

  @Field(() => Int, {
    description:
      "Cumulative wall-clock seconds danced since the session started, so that lost and repeated updates do not change the total.",
  })
  dancedSeconds!: number;

  @Field(() => ProgressReason, {
    description:
      "Event that triggered the update. PAUSE and ENDED positions count as played; all others count only while `isPlaying` is true.",
  })
  reason!: ProgressReason;

  @Field(() => ID, {
    nullable: true,
    description:
      "Tracking session of the browser: 1–64 characters of A–Z, a–z, 0–9, _, and -. An invalid value is ignored. Omit it without consent: address, browser, device, and location are stored only with it.",
  })
  sessionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Page view within the tracking session, in the same format. Ignored without `sessionId`.",
  })
  pageViewId?: string | null;
}

@ObjectType("ProgressRecorded", { description: "The update was committed." })
export class ProgressRecorded {
  @Field(() => DanceClass, { description: "The class with its updated `progress`." })
  danceClass!: DanceClass;

  @Field(() => Boolean, {
    description:
      "False if another playback session of this class takes precedence, so this update did not move the position.",
  })
  isCurrent!: boolean;

  @Field(() => Int, {
    description: `Seconds to wait before the next heartbeat: ${HEARTBEAT_SECONDS}, or up to ${MAX_HEARTBEAT_SECONDS} under load.`,
  })
  nextHeartbeatSeconds!: number;
}

export const RecordProgressRefused = refusalType("RecordProgressRefused");

export const RecordProgressResult = resultUnion({
  name: "RecordProgressResult",
  description:
    "Refused with CLASS_NOT_FOUND, INVALID_PLAYBACK_SESSION, PLAYBACK_LIMIT_EXCEEDED (after 500 new " +
    `playback sessions in a day), or PROGRESS_QUEUE_FULL (retry after ${MAX_HEARTBEAT_SECONDS} s).`,
  succeeded: ProgressRecorded,
  refused: RecordProgressRefused,
});
