import type { ContentClass } from "@eightcount/demo/content/content-class";
import { clampPosition, completedFromSeconds } from "@eightcount/rules/watching/viewing-status";
import type { MemberPlan, PlannedViewing } from "./viewing-plan";

type Row = Readonly<Record<string, unknown>>;

export interface MemberRows {
  readonly memberId: string;
  readonly viewed_class: readonly Row[];
  readonly class_record: readonly Row[];
  readonly saved_class: readonly Row[];
  readonly usage_metrics: readonly Row[];
}

interface Viewing {
  readonly classId: string;
  readonly sessionId: string;
  readonly status: "STARTED" | "COMPLETED";
  readonly position: number;
  readonly watched: number;
  readonly from: Date;
  readonly until: Date;
}

/** Uses the oldest possible date, so that the catalogue's own event overrides it. */
export const factRow = (danceClass: ContentClass): Row => ({
  class_id: danceClass.id,
  duration_seconds: danceClass.durationSeconds,
  level: danceClass.level,
  published_at: new Date(0),
});

export function memberRows(memberId: string, plan: MemberPlan, seededAt: Date): MemberRows {
  const ago = (hours: number) => new Date(seededAt.getTime() - hours * 3_600_000);
  const viewings = plan.viewings
    .map((planned) => toViewing(planned, ago(planned.hoursAgo)))
    .sort((one, other) => one.until.getTime() - other.until.getTime());
  const records = byClass(viewings);
  const completed = new Set(
    viewings.filter(({ status }) => status === "COMPLETED").map(({ classId }) => classId),
  );
  return {
    memberId,
    viewed_class: viewings.map((viewing) => viewedRow(memberId, viewing)),
    class_record: [...records.values()].map((ofClass) => recordRow(memberId, ofClass)),
    saved_class: plan.saved.map(({ danceClass, hoursAgo }) => ({
      member_id: memberId,
      class_id: danceClass.id,
      created_at: ago(hoursAgo),
      updated_at: ago(hoursAgo),
    })),
    usage_metrics: [
      {
        member_id: memberId,
        total_classes_taken: completed.size,
        total_seconds_danced: viewings.reduce((sum, { watched }) => sum + watched, 0),
        credited_through: viewings.at(-1)?.until ?? ago(0),
      },
    ],
  };
}

function toViewing({ danceClass, isCompleted, share }: PlannedViewing, until: Date): Viewing {
  const { id, durationSeconds } = danceClass;
  // Members leave before the last frame, so a completed class ends within its last two minutes.
  const end = completedFromSeconds(durationSeconds) + (durationSeconds >= 240 ? 60 : 0);
  const position = clampPosition(isCompleted ? end : durationSeconds * share, durationSeconds);
  return {
    classId: id,
    sessionId: crypto.randomUUID(),
    status: isCompleted ? "COMPLETED" : "STARTED",
    position,
    watched: position,
    from: new Date(until.getTime() - position * 1000),
    until,
  };
}

function byClass(viewings: readonly Viewing[]): Map<string, Viewing[]> {
  const grouped = new Map<string, Viewing[]>();
  for (const viewing of viewings) {
    grouped.set(viewing.classId, [...(grouped.get(viewing.classId) ?? []), viewing]);
  }
  return grouped;
}

const viewedRow = (memberId: string, viewing: Viewing): Row => ({
  member_id: memberId,
  class_id: viewing.classId,
  session_id: viewing.sessionId,
  sequence: Math.ceil(viewing.position / 10),
  status: viewing.status,
  last_viewed_seconds: viewing.position,
  seconds_watched: viewing.watched,
  is_playing: false,
  played_from: viewing.from,
  created_at: viewing.from,
  updated_at: viewing.until,
  completed_at: viewing.status === "COMPLETED" ? viewing.until : null,
});

function recordRow(memberId: string, viewings: readonly Viewing[]): Row {
  const [first, last] = [viewings[0], viewings.at(-1)];
  if (!first || !last) throw new Error("Cannot build a class record without a viewing.");
  const completed = viewings.find(({ status }) => status === "COMPLETED");
  return {
    member_id: memberId,
    class_id: last.classId,
    status: completed ? "COMPLETED" : "STARTED",
    last_viewed_seconds: last.position,
    created_at: first.from,
    updated_at: last.until,
    completed_at: completed?.until ?? null,
    lease_session_id: last.sessionId,
    lease_claim: 2,
    lease_played_from: last.from,
    lease_is_playing: false,
    lease_seen_at: last.until,
  };
}
