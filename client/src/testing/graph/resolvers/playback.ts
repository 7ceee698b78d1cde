import { COMMENTS_MAX_LENGTH, isDifficulty } from "@eightcount/rules/watching/difficulty-survey";
import { HEARTBEAT_SECONDS } from "@eightcount/rules/watching/heartbeat";
import {
  clampPosition,
  highestStatus,
  reachedStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import { classKeyIn } from "../ids";
import type { ClassRow } from "../world/catalogueRows";
import type { MemberRow, RecordRow } from "../world/memberRows";
import type { World } from "../world/world";
import { classOfInput } from "./classes";
import { classNotFound } from "./history";
import { entitledMember } from "./viewings";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const PLAYBACK_MS = 3_600_000;
/** Reasons with which a player reports where playback stopped. */
const STOPS = ["PAUSE", "ENDED"];
const FAILED = "An error has occurred!";

interface ProgressInput {
  readonly classId: string;
  readonly playbackSessionId: string;
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  readonly dancedSeconds: number;
  readonly reason: string;
}

/** Stores one member's record of a class after an update. Null until it is started. */
function keepRecord(
  { member, danceClass, now }: { member: MemberRow; danceClass: ClassRow; now: Date },
  reached: ViewingStatus,
  lastViewedSeconds: number,
): RecordRow | null {
  const before = member.records.find(({ classKey }) => classKey === danceClass.key);
  const status = highestStatus(before?.status ?? "NOT_INITIATED", reached);
  if (status === "NOT_INITIATED") return null;
  const record: RecordRow = {
    __typename: "ClassRecord",
    key: before?.key ?? `of-${danceClass.key}`,
    classKey: danceClass.key,
    status,
    lastViewedSeconds,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    isSetAside: false,
  };
  if (status === "COMPLETED" && before?.status !== "COMPLETED") {
    member.totalClassesTaken += 1;
    member.completions = [...member.completions, { classKey: danceClass.key, completedAt: now }];
  }
  member.records = [record, ...member.records.filter((one) => one !== before)];
  return record;
}

/** Records progress of one device at a time. Only the server decides between two players. */
function recordProgress(world: World, input: ProgressInput) {
  const member = entitledMember(world);
  if (!UUID.test(input.playbackSessionId) || input.sequence < 0) {
    return refusal("RecordProgressRefused", {
      code: "INVALID_PLAYBACK_SESSION",
      message: "The playback session must be a UUID and its sequence must not be negative.",
      field: "playbackSessionId",
    });
  }
  const danceClass = classOfInput(world, input.classId);
  if (!danceClass) return refusal("RecordProgressRefused", classNotFound);
  const durationSeconds = danceClass.lengthSeconds;
  const { positionSeconds } = input;
  const isPlaying = input.isPlaying || STOPS.includes(input.reason);
  const reached = reachedStatus({ positionSeconds, durationSeconds, isPlaying });
  const position = clampPosition(positionSeconds, durationSeconds);
  const record = keepRecord({ member, danceClass, now: world.now() }, reached, position);
  if (record) member.totalSecondsDanced += Math.max(0, input.dancedSeconds);
  return {
    __typename: "ProgressRecorded",
    danceClass,
    isCurrent: true,
    status: record?.status ?? "NOT_INITIATED",
    lastViewedSeconds: record?.lastViewedSeconds ?? 0,
    nextHeartbeatSeconds: HEARTBEAT_SECONDS,
  };
}

function startPlayback(world: World, classId: string) {
  entitledMember(world);
  const danceClass = classOfInput(world, classId);
  if (!danceClass) return refusal("StartPlaybackRefused", classNotFound);
  if (!danceClass.isPlayable) {
    return refusal("StartPlaybackRefused", {
      code: "FILM_NOT_READY",
      message: "This class is still being prepared. Please try again in a moment.",
      field: "classId",
    });
  }
  return {
    __typename: "PlaybackStarted",
    danceClass,
    expiresAt: new Date(world.now().getTime() + PLAYBACK_MS),
    parts: danceClass.parts,
  };
}

interface RatingInput {
  readonly classId: string;
  readonly difficulty: number;
  readonly rating?: number | null;
  readonly comments?: string | null;
}

function faultOf(world: World, input: RatingInput, comments: string | null) {
  const { difficulty, rating = null } = input;
  const classKey = classKeyIn(input.classId);
  if (!world.classes.some(({ key }) => key === classKey)) return "classId";
  if (!isDifficulty(difficulty)) return "difficulty";
  if (rating !== null && !isDifficulty(rating)) return "rating";
  return comments !== null && comments.length > COMMENTS_MAX_LENGTH ? "comments" : null;
}

function rateClass(world: World, input: RatingInput) {
  const member = entitledMember(world);
  const comments = input.comments?.trim() || null;
  const field = faultOf(world, input, comments);
  if (field) {
    return refusal("RateClassRefused", { code: "INVALID_PARAMETER", message: FAILED, field });
  }
  const { difficulty, rating = null } = input;
  const classKey = classKeyIn(input.classId);
  const given = { classKey, difficulty, rating, comments };
  member.feedback = [...member.feedback.filter((one) => one.classKey !== classKey), given];
  return { __typename: "ClassRated", feedback: { ...given, classId: classKey } };
}

interface Input<Fields> {
  readonly input: Fields;
}

export const playbackResolvers: Resolvers = {
  Mutation: {
    recordProgress: (_: unknown, { input }: Input<ProgressInput>, world) =>
      recordProgress(world, input),
    startPlayback: (_: unknown, { input }: Input<{ classId: string }>, world) =>
      startPlayback(world, input.classId),
    rateClass: (_: unknown, { input }: Input<RatingInput>, world) => rateClass(world, input),
  },
};
