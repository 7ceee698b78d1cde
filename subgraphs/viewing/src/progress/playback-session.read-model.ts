import type { Pool } from "pg";
import type { ProgressUpdate } from "./progress.rules";

export type PlaybackSessionKey = Pick<ProgressUpdate, "memberId" | "classId" | "sessionId">;

const EXISTS = `SELECT EXISTS (SELECT FROM viewed_class
  WHERE member_id = $1 AND class_id = $2 AND session_id = $3) AS exists`;

export class PlaybackSessionReadModel {
  constructor(private readonly pool: Pool) {}

  async exists({ memberId, classId, sessionId }: PlaybackSessionKey): Promise<boolean> {
    const { rows } = await this.pool.query<{ exists: boolean }>({
      name: "playback-session-exists",
      text: EXISTS,
      values: [memberId, classId, sessionId],
    });
    return rows[0]?.exists === true;
  }
}
