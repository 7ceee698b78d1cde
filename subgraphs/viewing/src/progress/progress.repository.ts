import { attributes, spans } from "@eightcount/rules/telemetry/registry";
import { viewingMetrics } from "@eightcount/rules/telemetry/viewing-metrics";
import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import { record, secondsSince } from "@eightcount/service-kit/telemetry/record";
import { withSpan } from "@eightcount/service-kit/telemetry/span";
import type { Pool } from "pg";
import type { ProgressOutcome, ProgressUpdate } from "./progress.rules";
import { SAVE_PROGRESS } from "./progress.sql";

/** Plans the write once. Nested loops are off, because the generic plan assumes few rows. */
export const WRITE_CONNECTION_OPTIONS =
  "-c plan_cache_mode=force_generic_plan -c enable_nestloop=off";

export type SaveErrorKind = "row" | "conflict" | "outage";

interface SavedRow {
  readonly place: number;
  readonly status: ViewingStatus;
  readonly last_viewed_seconds: number;
  readonly is_current: boolean;
  readonly updated_at_ms: number | null;
}

const CONFLICT_CODES = new Set(["40001", "40P01", "55P03"]);
// SQLSTATE classes that a row's data can cause: data exceptions and constraint violations.
const ROW_ERRORS = new Set(["22", "23"]);

export class ProgressRepository {
  /** `now` replaces the database's clock in tests. */
  constructor(
    private readonly pool: Pool,
    private readonly now: () => Date | null = () => null,
  ) {}

  /** Takes distinct (member, class) pairs. Resolves after the commit, in the same order. */
  async saveAll(updates: readonly ProgressUpdate[]): Promise<readonly ProgressOutcome[]> {
    const statement = {
      name: "save-progress",
      text: SAVE_PROGRESS,
      values: [...columnsOf(updates), originsOf(updates), this.now()],
    };
    const { rows } = await measured(updates.length, () => this.pool.query<SavedRow>(statement));
    const outcomes = new Array<ProgressOutcome>(updates.length);
    for (const row of rows) outcomes[row.place - 1] = outcomeOf(row);
    if (rows.length !== updates.length)
      throw new Error("The progress write returned fewer rows than updates.");
    return outcomes;
  }

  classifyError(error: unknown): SaveErrorKind {
    const code = (error as { code?: unknown }).code;
    if (typeof code !== "string") return "outage";
    if (CONFLICT_CODES.has(code)) return "conflict";
    return code.length === 5 && ROW_ERRORS.has(code.slice(0, 2)) ? "row" : "outage";
  }
}

/** Traces and measures a write. */
async function measured<T>(rows: number, write: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const done = (outcome: "ok" | "failed") =>
    record(viewingMetrics.flushDuration, secondsSince(startedAt), { outcome });
  record(viewingMetrics.flushRows, rows, {});
  try {
    const result = await withSpan(spans.progressFlush, { [attributes.flushRows]: rows }, write);
    done("ok");
    return result;
  } catch (error) {
    done("failed");
    throw error;
  }
}

function columnsOf(updates: readonly ProgressUpdate[]): readonly unknown[][] {
  const column = (pick: (update: ProgressUpdate) => unknown) => updates.map(pick);
  return [
    column((update) => update.memberId),
    column((update) => update.classId),
    column((update) => update.sessionId),
    column((update) => update.sequence),
    column((update) => update.positionSeconds),
    column((update) => update.isPlaying),
    column((update) => update.hasPlayed),
    column((update) => update.reached),
    column((update) => update.dancedSeconds),
    column((update) => update.startsOver),
  ];
}

function originsOf(updates: readonly ProgressUpdate[]): string {
  const rows = updates.flatMap(({ origin, memberId, classId, sessionId }) => {
    if (!origin) return [];
    const { browserSession, pageView, userAgent, ...plain } = origin;
    const named = { browser_session: browserSession, page_view: pageView, user_agent: userAgent };
    return [{ member_id: memberId, class_id: classId, session_id: sessionId, ...plain, ...named }];
  });
  return JSON.stringify(rows);
}

const outcomeOf = (row: SavedRow): ProgressOutcome => ({
  status: row.status,
  lastViewedSeconds: row.last_viewed_seconds,
  isCurrent: row.is_current,
  updatedAt: row.updated_at_ms === null ? null : new Date(row.updated_at_ms),
});
