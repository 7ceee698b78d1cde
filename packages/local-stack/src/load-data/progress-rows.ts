import { type TemplateClass, templateOf } from "./catalog-rows";
import { type Cell, type RowsOf, times } from "./copy";
import { loadId } from "./load-ids";
import type { LoadSizes } from "./load-sizes";

const HOUR_MS = 3_600_000;
/** The catalogue's own event is newer and replaces a fact of this time. */
const PUBLISHED_AT = new Date(0);
/** Every third class is completed. The others stop in the middle. */
const COMPLETED_EVERY = 3;
/** Seconds before the end of a completed class at which members leave. */
const LEFT_BEFORE_END = 60;
const HEARTBEAT_SECONDS = 10;

export interface Viewings {
  readonly sizes: LoadSizes;
  readonly templates: readonly TemplateClass[];
  readonly now: Date;
}

export const factRows = ({ sizes, templates }: Viewings): RowsOf => ({
  table: "class_fact",
  columns: ["class_id", "duration_seconds", "level", "published_at"],
  rows: times(sizes.classes, (number) => [
    loadId("danceClass", number),
    templateOf(templates, number).length_seconds,
    1 + (number % 10),
    PUBLISHED_AT,
  ]),
});

interface Viewing {
  readonly memberId: string;
  readonly classId: string;
  readonly sessionId: string;
  readonly position: number;
  readonly isCompleted: boolean;
  readonly from: Date;
  readonly until: Date;
}

/** Returns the viewing with this number. A member's classes are consecutive, so none comes twice. */
function viewingOf({ sizes, templates, now }: Viewings, number: number): Viewing {
  const { members, classes } = sizes;
  const [member, place] = [number % members, Math.floor(number / members)];
  const danceClass = (member * 31 + place) % classes;
  const length = templateOf(templates, danceClass).length_seconds;
  const isCompleted = number % COMPLETED_EVERY === 0;
  const position = isCompleted ? length - LEFT_BEFORE_END : Math.floor(length / 2);
  const until = new Date(now.getTime() - (1 + place) * 24 * HOUR_MS);
  return {
    memberId: loadId("member", member),
    classId: loadId("danceClass", danceClass),
    sessionId: loadId("session", number),
    position,
    isCompleted,
    from: new Date(until.getTime() - position * 1_000),
    until,
  };
}

const rowsOf = (all: Viewings, rowOf: (one: Viewing) => readonly Cell[]) =>
  times(all.sizes.progress, (number) => rowOf(viewingOf(all, number)));

const statusOf = ({ isCompleted }: Viewing) => (isCompleted ? "COMPLETED" : "STARTED");

export const recordRows = (all: Viewings): RowsOf => ({
  table: "class_record",
  columns: [
    ...["member_id", "class_id", "status", "last_viewed_seconds", "created_at", "updated_at"],
    ...["completed_at", "lease_session_id", "lease_claim", "lease_played_from"],
    ...["lease_is_playing", "lease_seen_at"],
  ],
  rows: rowsOf(all, (one) => [
    ...[one.memberId, one.classId, statusOf(one), one.position, one.from, one.until],
    ...[one.isCompleted ? one.until : null, one.sessionId, 2, one.from],
    ...[false, one.until],
  ]),
});

export const sessionRows = (all: Viewings): RowsOf => ({
  table: "viewed_class",
  columns: [
    ...["member_id", "class_id", "session_id", "sequence", "status", "last_viewed_seconds"],
    ...["seconds_watched", "is_playing", "played_from", "created_at", "updated_at", "completed_at"],
  ],
  rows: rowsOf(all, (one) => [
    ...[one.memberId, one.classId, one.sessionId, Math.ceil(one.position / HEARTBEAT_SECONDS)],
    ...[statusOf(one), one.position, one.position, false, one.from, one.from, one.until],
    one.isCompleted ? one.until : null,
  ]),
});

/** Totals of each member, which are the sums of the viewings. */
export const TOTALS = `
  INSERT INTO usage_metrics
    (member_id, total_classes_taken, total_seconds_danced, credited_through)
  SELECT member_id, count(completed_at), sum(seconds_watched), max(updated_at)
  FROM viewed_class WHERE member_id BETWEEN $1 AND $2 GROUP BY member_id`;
