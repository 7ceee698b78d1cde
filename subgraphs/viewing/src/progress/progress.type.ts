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
  description: "What made the player send an update.",
  valuesConfig: {
    HEARTBEAT: { description: "The interval while playing." },
    PAUSE: { description: "Playback was paused." },
    SEEK: { description: "A seek ended." },
    ANGLE: { description: "The camera angle changed." },
    ENDED: { description: "The class ended." },
    HIDDEN: { description: "The page was hidden." },
    PAGEHIDE: {
      description: "The page is being left: this player plays no more, whatever isPlaying says.",
    },
    START_OVER: {
      description:
        "The member began the class again: the only reason for which a player that has just been opened may set a position back to the beginning.",
    },
  },
});

@InputType({ description: "One update of one playback session. The owner is the token's member." })
export class RecordProgressInput {
  @Field(() => ID, {
    description: "The class: its row id as in /class/{classId}, or its Relay id.",
  })
  classId!: string;

  @Field(() => ID, { description: "UUID the player makes when it opens the class." })
  playbackSessionId!: string;

  @Field(() => Int, {
    description: "Grows by one per update of one playback session, from 0 or 1.",
  })
  sequence!: number;

  @Field(() => Float, { description: "Position over all parts, seconds; kept within the class." })
  positionSeconds!: number;

  @Field(() => Boolean, {
    description: "Whether it plays on. Only what was played to changes the status: see reason.",
  })
  isPlaying!: boolean;

  @Field(() => Int, {
    description:
      "Wall-clock seconds danced since the session began: cumulative, so that a lost or doubled update counts once.",
  })
  dancedSeconds!: number;

  @Field(() => ProgressReason, {
    description:
      "What made the player send this update. PAUSE and ENDED say that it played up to here, so they count as played; the others count only while playing.",
  })
  reason!: ProgressReason;

  @Field(() => ID, {
    nullable: true,
    description:
      "The browser's tracking session, 1 to 64 of A-Z a-z 0-9 _ -; anything else is left out. Absent without consent.",
  })
  sessionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The page view within that session, of the same form; left out without one.",
  })
  pageViewId?: string | null;
}

@ObjectType("ProgressRecorded", { description: "The update is committed." })
export class ProgressRecorded {
  @Field(() => DanceClass, { description: "The class, with its progress as it is now." })
  danceClass!: DanceClass;

  @Field(() => Boolean, { description: "False when another playback session holds the lease." })
  isCurrent!: boolean;

  @Field(() => Int, {
    description: `When to send the next heartbeat: ${HEARTBEAT_SECONDS}, or up to ${MAX_HEARTBEAT_SECONDS} under load.`,
  })
  nextHeartbeatSeconds!: number;
}

export const RecordProgressRefused = refusalType("RecordProgressRefused");

export const RecordProgressResult = resultUnion({
  name: "RecordProgressResult",
  description:
    "CLASS_NOT_FOUND, INVALID_PLAYBACK_SESSION, PLAYBACK_LIMIT_EXCEEDED: 500 new playback sessions " +
    `today, or PROGRESS_QUEUE_FULL: send it again after ${MAX_HEARTBEAT_SECONDS} s.`,
  succeeded: ProgressRecorded,
  refused: RecordProgressRefused,
});
