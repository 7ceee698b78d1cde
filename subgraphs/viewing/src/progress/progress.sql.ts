import { classStarted } from "@eightcount/contracts/events/class-started";
import { SETTLING_SECONDS } from "@eightcount/rules/watching/progress-reports";
import { BEGINNING_SECONDS } from "@eightcount/rules/watching/viewing-status";
import { DELAY_TOLERANCE_SECONDS, LEASE_SECONDS, MAX_CREDITED_SECONDS } from "./progress.rules";

/** The database's clock, because the clocks of servers differ. Tests pass their own. */
const NOW = "coalesce($12::timestamptz, now())";

// One row per (member, class), sorted so that two servers lock rows in the same order.
const INPUT = `
  SELECT u.*, ${NOW} AS at
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[], $5::int[], $6::bool[],
              $7::bool[], $8::viewing_status[], $9::int[], $10::bool[])
    WITH ORDINALITY
    AS u(member_id, class_id, session_id, sequence, position, is_playing,
         has_played, reached, danced, starts_over, place)
  ORDER BY member_id, class_id, session_id`;

// A late update, whose sequence is not above the highest one, can only raise the status and the
// seconds watched, or set a missing `played_from`.
const SESSION = `
  INSERT INTO viewed_class AS s (
    member_id, class_id, session_id, sequence, status, last_viewed_seconds, seconds_watched,
    is_playing, played_from, created_at, updated_at, completed_at)
  SELECT member_id, class_id, session_id, sequence, reached, position, danced,
    is_playing, CASE WHEN has_played THEN at END, at, at,
    CASE WHEN reached = 'COMPLETED' THEN at END
  FROM input
  ON CONFLICT (member_id, class_id, session_id) DO UPDATE SET
    sequence = greatest(s.sequence, excluded.sequence),
    status = greatest(s.status, excluded.status),
    last_viewed_seconds = CASE WHEN excluded.sequence > s.sequence
      THEN excluded.last_viewed_seconds ELSE s.last_viewed_seconds END,
    seconds_watched = greatest(s.seconds_watched, excluded.seconds_watched),
    is_playing = CASE WHEN excluded.sequence > s.sequence
      THEN excluded.is_playing ELSE s.is_playing END,
    played_from = CASE WHEN excluded.played_from IS NOT NULL AND (s.played_from IS NULL
      OR (excluded.sequence > s.sequence AND NOT s.is_playing))
      THEN excluded.played_from ELSE s.played_from END,
    updated_at = CASE WHEN excluded.sequence > s.sequence
      THEN greatest(s.updated_at, excluded.updated_at) ELSE s.updated_at END,
    completed_at = coalesce(s.completed_at, excluded.completed_at)
  RETURNING new.*, ${NOW} AS at, old.status AS status_before,
    old.seconds_watched AS seconds_before,
    old.sequence IS NULL OR new.sequence > old.sequence
      OR (old.played_from IS NULL AND new.played_from IS NOT NULL) AS may_lead`;

// Written once per session with consent, and again when the browser's ids change.
const ORIGIN = `
  INSERT INTO viewing_origin AS o
  SELECT * FROM jsonb_populate_recordset(null::viewing_origin, $11::jsonb) AS given
  ORDER BY member_id, class_id, session_id
  ON CONFLICT (member_id, class_id, session_id) DO UPDATE SET
    browser_session = coalesce(o.browser_session, excluded.browser_session),
    page_view = coalesce(o.page_view, excluded.page_view)`;

// What an update claims. SETTLING is added if the player was just opened, and `& 3` drops it.
const CLAIM = { NONE: 0, IDLE: 1, PLAYED: 2, SETTLING: 4 } as const;
const CLAIMED = `excluded.lease_claim & ${CLAIM.SETTLING - 1}`;

// The lease goes to the playing session that most recently started or resumed playback. A session
// that did not play takes it only from one that no longer plays. The holder's own updates always
// apply.
const TAKES_LEASE = `(r.lease_session_id = excluded.lease_session_id
  OR CASE ${CLAIMED}
    WHEN ${CLAIM.PLAYED} THEN NOT r.lease_is_playing OR excluded.lease_played_from > r.lease_played_from
      OR r.lease_seen_at < excluded.updated_at - interval '${LEASE_SECONDS} seconds'
    WHEN ${CLAIM.IDLE} THEN NOT r.lease_is_playing AND excluded.lease_played_from > r.lease_played_from
    ELSE false END)`;
const takenWithLease = (column: string, unless = "false") =>
  `${column} = CASE WHEN ${TAKES_LEASE} AND NOT (${unless})
    THEN excluded.${column} ELSE r.${column} END`;

// A player that was just opened may report the beginning before it resumes, which must not lose the
// position.
const SETTLING = `(session.last_viewed_seconds <= ${BEGINNING_SECONDS}
  AND session.seconds_watched < ${SETTLING_SECONDS} AND NOT starts_over)`;
const LOSES_POSITION = `excluded.lease_claim & ${CLAIM.SETTLING} = ${CLAIM.SETTLING} AND r.last_viewed_seconds > ${BEGINNING_SECONDS}`;

// A lease_played_from of 1970 marks a session that never played. A class_record is created at the first
// start, so an existing one is at least STARTED and proposing STARTED never raises it.
const RECORD = `
  INSERT INTO class_record AS r (
    member_id, class_id, status, last_viewed_seconds, created_at, updated_at, completed_at,
    lease_session_id, lease_claim, lease_played_from, lease_is_playing, lease_seen_at)
  SELECT member_id, class_id, greatest(status, 'STARTED'), last_viewed_seconds, session.at,
    session.at, completed_at, session.session_id,
    CASE WHEN NOT may_lead THEN ${CLAIM.NONE} WHEN has_played THEN ${CLAIM.PLAYED}
      ELSE ${CLAIM.IDLE} END + CASE WHEN ${SETTLING} THEN ${CLAIM.SETTLING} ELSE 0 END,
    coalesce(played_from, 'epoch'), session.is_playing, updated_at
  FROM session JOIN input USING (member_id, class_id)
  WHERE status > 'NOT_INITIATED' OR EXISTS (
    SELECT FROM class_record known
    WHERE known.member_id = session.member_id AND known.class_id = session.class_id)
  ORDER BY member_id, class_id
  ON CONFLICT (member_id, class_id) DO UPDATE SET
    status = greatest(r.status, excluded.status),
    completed_at = coalesce(r.completed_at, excluded.completed_at),
    set_aside_at = CASE WHEN ${TAKES_LEASE} AND ${CLAIMED} = ${CLAIM.PLAYED}
      THEN NULL ELSE r.set_aside_at END,
    updated_at = CASE WHEN (${TAKES_LEASE} AND ${CLAIMED} > ${CLAIM.NONE})
      OR excluded.status > r.status
      THEN greatest(r.updated_at, excluded.updated_at) ELSE r.updated_at END,
    ${takenWithLease("last_viewed_seconds", LOSES_POSITION)},
    ${["lease_session_id", "lease_played_from", "lease_is_playing", "lease_seen_at"].map((column) => takenWithLease(column)).join(",\n    ")}
  RETURNING new.*, old.status AS status_before`;

// Seconds count only for the session that holds the lease. Nothing counts before the first start,
// which then credits everything the session has danced so far.
const CREDIT = `
  SELECT member_id, count(*) FILTER (WHERE has_completed)::int AS classes,
    coalesce(sum(danced), 0)::int AS seconds,
    min(least(created_at, at - danced * interval '1 second')) FILTER (WHERE danced > 0) AS since
  FROM (SELECT session.member_id, session.created_at, session.at,
      record.status = 'COMPLETED' AND record.status_before IS DISTINCT FROM 'COMPLETED'
        AS has_completed,
      CASE WHEN lease_session_id = session_id THEN greatest(0, seconds_watched
        - CASE WHEN record.status_before IS NULL THEN 0 ELSE coalesce(seconds_before, 0) END)
        ELSE 0 END AS danced
    FROM session JOIN record USING (member_id, class_id)) AS session_credit
  GROUP BY member_id`;

// Limits the totals to the wall clock, so that two players cannot earn two hours within one.
// total_seconds_danced: sum of the credited seconds; a proposed row holds the seconds to credit.
// credited_through: time up to which the member was credited. Starts no earlier than the session,
// advances by the credited seconds, and never passes now. A proposed row holds start plus seconds.
// Example: after 10:00 to 10:30 was credited, an update at 10:40 can earn at most ten minutes.
const MAX_CREDITED = `interval '${MAX_CREDITED_SECONDS} seconds'`;
const SINCE = `greatest(since - interval '${DELAY_TOLERANCE_SECONDS} seconds', ${NOW} - ${MAX_CREDITED})`;
const EXCLUDED_SINCE = `excluded.credited_through
  - excluded.total_seconds_danced * interval '1 second'`;
const CREDITED_FROM = `greatest(m.credited_through, ${EXCLUDED_SINCE})`;
const CREDITED = `least(excluded.total_seconds_danced,
  greatest(0, floor(extract(epoch FROM ${NOW} - ${CREDITED_FROM})))::int)`;
const TOTALS = `
  INSERT INTO usage_metrics AS m (
    member_id, total_classes_taken, total_seconds_danced, credited_through)
  SELECT member_id, classes, credited, ${SINCE} + credited * interval '1 second'
  FROM (SELECT *, least(seconds, ${MAX_CREDITED_SECONDS}) AS credited FROM credit) AS c
  WHERE classes > 0 OR seconds > 0
  ORDER BY member_id
  ON CONFLICT (member_id) DO UPDATE SET
    total_classes_taken = m.total_classes_taken + excluded.total_classes_taken,
    total_seconds_danced = m.total_seconds_danced + ${CREDITED},
    credited_through = ${CREDITED_FROM} + ${CREDITED} * interval '1 second'`;

// The id is derived from member, class, and day, so the day's second start is the same event.
const STARTED = `
  INSERT INTO outbox_event (id, topic, version, payload, created_at)
  SELECT md5(concat_ws(':', '${classStarted.topic}', member_id, class_id, day))::uuid,
    '${classStarted.topic}', ${classStarted.version}, jsonb_build_object('classId', class_id, 'memberId', member_id, 'day', day), at
  FROM (SELECT *, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM session) AS s
  WHERE status > 'NOT_INITIATED' AND coalesce(status_before, 'NOT_INITIATED') = 'NOT_INITIATED'
  ORDER BY 1
  ON CONFLICT (id) DO NOTHING`;

/** Saves all updates in one transaction. Returns one row each, with its place in the input. */
export const SAVE_PROGRESS = `
WITH input AS (${INPUT}),
session AS (${SESSION}),
origin AS (${ORIGIN}),
record AS (${RECORD}),
credit AS (${CREDIT}),
totals AS (${TOTALS}),
started AS (${STARTED})
SELECT input.place::int AS place,
  coalesce(record.status, 'NOT_INITIATED') AS status,
  coalesce(record.last_viewed_seconds, 0) AS last_viewed_seconds,
  coalesce(record.lease_session_id = input.session_id, true) AS is_current,
  extract(epoch FROM record.updated_at)::float8 * 1000 AS updated_at_ms
FROM input JOIN session USING (member_id, class_id) LEFT JOIN record USING (member_id, class_id)`;
