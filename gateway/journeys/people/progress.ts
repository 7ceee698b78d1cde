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

/** Account id of the signed-in member. */
export const memberIdOf = (person: Person): string => decodeJwt(person.token ?? "").sub ?? "";

/** The first update of a new playback session, as a player sends it. */
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

/** The member's started or completed classes, last danced first. */
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
