import { randomUUID } from "node:crypto";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { decodeJwt } from "jose";
import type { Person } from "./person";

/** One entry of a member's history. */
export interface HistoryEntry {
  readonly id: string;
  readonly updatedAt: string;
  readonly danceClass: {
    readonly classId: string;
    readonly progress: { readonly lastViewedSeconds: number };
  };
}

export interface RecordProgressResponse {
  readonly recordProgress: { readonly __typename: string };
}

/** Account id of whoever is signed in. */
export const memberIdOf = (person: Person): string => decodeJwt(person.token ?? "").sub ?? "";

/** What a player sends while it plays, as the first update of a new playback session. */
export function progressInput(classId: string, positionSeconds: number) {
  return {
    classId,
    positionSeconds,
    playbackSessionId: randomUUID(),
    sequence: 1,
    isPlaying: true,
    dancedSeconds: 10,
    reason: "HEARTBEAT",
  };
}

/** What the member started and did not finish, or finished; last danced first. */
export async function history(
  person: Person,
  status: "STARTED" | "COMPLETED",
): Promise<readonly HistoryEntry[]> {
  const { data } = await person.ask<{
    node: { history: { edges: readonly { node: HistoryEntry }[] } };
  }>("HistoryListPaginationQuery", {
    id: toGlobalId("Member", memberIdOf(person)),
    status,
    count: 100,
  });
  return data.node.history.edges.map(({ node }) => node);
}
