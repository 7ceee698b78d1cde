import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

/** Whether the asker is that member: what somebody watched is theirs alone. */
export function owns(viewer: Viewer, memberId: string): boolean {
  return viewer.memberId !== null && viewer.memberId === memberId;
}
