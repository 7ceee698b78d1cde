import type { Person } from "@eightcount/test-kit/isolation/describe-isolation";
import { type ViewingDatabase, viewingDatabase } from "./viewing-database";

/** Classes that both members have danced. */
export const STARTED = "0198f6a2-c1a5-7000-8000-000000000001";
export const COMPLETED = "0198f6a2-c1a5-7000-8000-000000000002";
/** Another class for each member, so that their counts differ. */
export const ownClass = (nth: number) => `0198f6a2-c1a5-7000-8000-00000000001${nth}`;
/** Playback session of one member. */
export const sessionOf = (nth: number) => `0198f6a2-5e55-7000-8000-00000000000${nth}`;

export const NOW = new Date("2026-11-20T12:00:00.000Z");
const october = (day: number) => new Date(Date.UTC(2026, 9, day, 12));
/** The second member danced before and after everything that the first one danced. */
export const before = (nth: number) => october(15 - 4 * nth);
export const after = (nth: number) => october(15 + 4 * nth);

const FACT = `
  INSERT INTO class_fact (class_id, duration_seconds, level, published_at)
  VALUES ($1, 1800, $2, $3) ON CONFLICT DO NOTHING`;
const RECORD = `
  INSERT INTO class_record (member_id, class_id, status, last_viewed_seconds, created_at, updated_at,
    completed_at, lease_session_id, lease_claim, lease_played_from, lease_is_playing, lease_seen_at)
  VALUES ($1, $2, $3, $4, $5, $5, $6, $7, 2, $5, false, $5) RETURNING id`;
const VIEWED = `
  INSERT INTO viewed_class (member_id, class_id, session_id, sequence, status, last_viewed_seconds,
    seconds_watched, is_playing, created_at, updated_at, completed_at)
  VALUES ($1, $2, $3, 1, $4, $5, $5, false, $6, $6, $7)`;
const ORIGIN = `
  INSERT INTO viewing_origin (member_id, class_id, session_id, device, browser, user_agent, ip,
    country, city)
  VALUES ($1, $2, $3, 'phone', 'Firefox', $4, $4, 'FR', $4)`;
const TOTALS = `
  INSERT INTO usage_metrics (member_id, total_classes_taken, total_seconds_danced, credited_through)
  VALUES ($1, $2, $3, $4)`;
const SAVED = `
  INSERT INTO saved_class (member_id, class_id, created_at, updated_at, removed_at)
  VALUES ($1, $2, $3, $3, $4) RETURNING id`;

/** Opens a database for the isolation tests, with helpers that write members' rows. */
export async function isolationDatabase() {
  const database: ViewingDatabase = await viewingDatabase();
  const { pool } = database;

  async function danceOne(
    { memberId, mark, nth }: Person,
    dance: { readonly classId: string; readonly status: string; readonly at: Date },
  ): Promise<string> {
    const { classId, status, at } = dance;
    const seconds = 100 * nth;
    await pool.query(FACT, [classId, 3 + nth, october(1)]);
    const session = sessionOf(nth);
    const completedAt = status === "COMPLETED" ? at : null;
    await pool.query(VIEWED, [memberId, classId, session, status, seconds, at, completedAt]);
    await pool.query(ORIGIN, [memberId, classId, session, mark]);
    const record = [memberId, classId, status, seconds, at, completedAt, session];
    return (await pool.query<{ id: string }>(RECORD, record)).rows[0]?.id ?? "";
  }

  /** Writes one started and two completed classes. Returns the records' ids. */
  async function dance(person: Person) {
    const { memberId, nth } = person;
    const ids = [
      await danceOne(person, { classId: STARTED, status: "STARTED", at: after(nth) }),
      await danceOne(person, { classId: COMPLETED, status: "COMPLETED", at: before(nth) }),
      await danceOne(person, { classId: ownClass(nth), status: "COMPLETED", at: after(nth) }),
    ];
    await pool.query(TOTALS, [memberId, 10 * nth, 1_000 * nth, after(nth)]);
    return { ids, startedId: ids[0] ?? "" };
  }

  async function save({ memberId, nth }: Person, classId: string, removedAt: Date | null = null) {
    const row = [memberId, classId, after(nth), removedAt];
    return (await pool.query<{ id: string }>(SAVED, row)).rows[0]?.id ?? "";
  }

  /** Saves two classes and unsaves one of them. Returns the saved row's id. */
  async function saveTwo(person: Person) {
    const id = await save(person, STARTED);
    const removedId = await save(person, COMPLETED, after(person.nth));
    return { id, removedId };
  }

  return { ...database, db: pool, dance, saveTwo };
}
