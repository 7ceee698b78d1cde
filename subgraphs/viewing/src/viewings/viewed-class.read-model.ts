import type { Pool } from "pg";
import type { CreationOrderName } from "../paging/keyset";
import type { ViewedClassRequest, ViewedClassRow } from "./viewed-class";

const orUnknown = (column: string) => `coalesce(o.${column}, 'unknown')`;

const page = (compare: "<" | ">", direction: "DESC" | "ASC") => `
  SELECT v.class_id AS "classId", v.member_id AS "memberId",
    v.session_id AS "playbackSessionId", v.status, v.last_viewed_seconds AS "lastViewedSeconds",
    v.seconds_watched AS "secondsWatched", v.created_at AS "createdAt", v.updated_at AS "updatedAt",
    o.browser_session AS "sessionId", o.page_view AS "pageViewId", ${orUnknown("device")} AS device,
    ${orUnknown("browser")} AS browser, coalesce(o.user_agent, '') AS "userAgent",
    ${orUnknown("ip")} AS ip, ${orUnknown("country")} AS country, ${orUnknown("city")} AS city
  FROM viewed_class v LEFT JOIN viewing_origin o USING (member_id, class_id, session_id)
  WHERE v.member_id = $1 AND ($2::viewing_status IS NULL OR v.status = $2)
    AND ($3::timestamptz IS NULL OR (v.created_at, v.session_id) ${compare} ($3, $4::uuid))
  ORDER BY v.created_at ${direction}, v.session_id ${direction}
  LIMIT $5`;

const LIST: Readonly<Record<CreationOrderName, string>> = {
  NEWEST_FIRST: page("<", "DESC"),
  OLDEST_FIRST: page(">", "ASC"),
};

const COUNT = `SELECT count(*)::int AS count FROM viewed_class
  WHERE member_id = $1 AND ($2::viewing_status IS NULL OR status = $2)`;

export class ViewedClassReadModel {
  constructor(private readonly pool: Pool) {}

  /** Returns one row more than the page holds. */
  async list(request: ViewedClassRequest): Promise<readonly ViewedClassRow[]> {
    const { memberId, status, order, page } = request;
    const { rows } = await this.pool.query<ViewedClassRow>(LIST[order], [
      memberId,
      status,
      page.after?.at ?? null,
      page.after?.id ?? null,
      page.limit + 1,
    ]);
    return rows;
  }

  async count({ memberId, status }: ViewedClassRequest): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(COUNT, [memberId, status]);
    return rows[0]?.count ?? 0;
  }
}
