import { deleteRows } from "@eightcount/service-kit/process/delete-in-steps";
import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool, PoolClient } from "pg";
import type {
  ActivityEntry,
  PageViewEntry,
  RetentionCutoffs,
  TrackingEntry,
  UserEventEntry,
  VisitEntry,
} from "./tracking-entry";

const CONTEXT = "owner, visitor_id, session_id, device, user_agent, browser, ip, country, city";
const CONTEXT_TYPES = `owner uuid, visitor_id uuid, session_id uuid, device text, user_agent text,
  browser text, ip text, country text, city text`;
const IP_INFO = "jsonb_build_object('ip', ip, 'city', city, 'country', country)";

const SAVE_VISITS = `
  INSERT INTO visitor_session (${CONTEXT}, ip_info, landing_timer, url_params, started_at)
  SELECT ${CONTEXT}, ${IP_INFO}, landing_timer, url_params::jsonb, at
  FROM json_to_recordset($1) AS row(${CONTEXT_TYPES}, landing_timer int, url_params text,
    at timestamptz)
  ON CONFLICT DO NOTHING`;
const SAVE_PAGE_VIEWS = `
  INSERT INTO page_view (id, ${CONTEXT}, page, viewed_at)
  SELECT id, ${CONTEXT}, page, at
  FROM json_to_recordset($1) AS row(id uuid, ${CONTEXT_TYPES}, page text, at timestamptz)
  ON CONFLICT DO NOTHING`;
const SAVE_USER_EVENTS = `
  INSERT INTO user_event (id, ${CONTEXT}, ip_info, page_view_id, page, type, details, occurred_at)
  SELECT id, ${CONTEXT}, ${IP_INFO}, page_view_id, page, type, details::jsonb, at
  FROM json_to_recordset($1) AS row(id uuid, ${CONTEXT_TYPES}, page_view_id uuid, page text,
    type text, details text, at timestamptz)
  ON CONFLICT DO NOTHING`;
const SAVE_ACTIVITIES = `
  INSERT INTO outbox_event (id, topic, version, payload)
  SELECT id, topic, version, payload
  FROM json_to_recordset($1) AS row(id uuid, topic text, version int, payload jsonb)
  ON CONFLICT DO NOTHING`;
const MOMENTS = {
  user_event: "occurred_at",
  page_view: "viewed_at",
  visitor_session: "started_at",
} as const;
// Earlier releases stored the visitor's id as the owner.
const OF_VISITORS = "AND (owner IS NULL OR owner = visitor_id)";

/** Applies to a pool of its own, whose recent writes a crash may lose. */
export const TRACKING_OPTIONS = "-c synchronous_commit=off";

export class TrackingRepository {
  constructor(private readonly pool: Pool) {}

  /** Saves all entries in one transaction. A known id changes nothing. */
  async saveAll(entries: readonly TrackingEntry[]): Promise<void> {
    await inTransaction(this.pool, (client) => this.#saveEach(client, entries));
  }

  /** Deletes in steps, because its one connection also saves new entries. */
  async pruneBefore({ members, visitors }: RetentionCutoffs): Promise<void> {
    await this.#prune(members);
    await this.#prune(visitors, OF_VISITORS);
  }

  async #prune(moment: Date, only = ""): Promise<void> {
    for (const [table, at] of Object.entries(MOMENTS)) {
      await deleteRows(this.pool, table, { condition: `${at} < $2 ${only}`, moment });
    }
  }

  async #saveEach(client: PoolClient, entries: readonly TrackingEntry[]): Promise<void> {
    const of = <K extends TrackingEntry["kind"]>(kind: K) =>
      entries.filter((entry): entry is Extract<TrackingEntry, { kind: K }> => entry.kind === kind);
    const save = async (statement: string, rows: readonly object[]) => {
      if (rows.length > 0) await client.query(statement, [JSON.stringify(rows)]);
    };
    await save(SAVE_VISITS, of("visit").map(visitRow));
    await save(SAVE_PAGE_VIEWS, of("pageView").map(pageViewRow));
    await save(SAVE_USER_EVENTS, of("userEvent").map(userEventRow));
    await save(SAVE_ACTIVITIES, of("activity").map(activityRow));
  }
}

function contextRow(entry: VisitEntry | PageViewEntry | UserEventEntry) {
  const { owner, device, browser, ip, country, city, at } = entry;
  return {
    ...{ owner, device, browser, ip, country, city, at },
    visitor_id: entry.visitorId,
    session_id: entry.sessionId,
    user_agent: entry.userAgent,
  };
}

const visitRow = (entry: VisitEntry) => ({
  ...contextRow(entry),
  landing_timer: entry.landingTimer,
  url_params: entry.urlParams,
});

const pageViewRow = (entry: PageViewEntry) => ({
  ...contextRow(entry),
  id: entry.id,
  page: entry.page,
});

const userEventRow = (entry: UserEventEntry) => ({
  ...contextRow(entry),
  id: entry.id,
  page_view_id: entry.pageViewId,
  page: entry.page,
  type: entry.type,
  details: entry.details,
});

const activityRow = ({ id, topic, version, payload }: ActivityEntry) => ({
  ...{ id, topic, version, payload },
});
