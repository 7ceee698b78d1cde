import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

/** A member as the gateway hands one over, with what accounts knows of the questionnaire. */
export interface MemberReference {
  /** Relay id. */
  readonly id: string;
  readonly preferences?: MemberPreferences | null;
}

export interface MemberPreferences {
  readonly skillLevel: number;
  readonly timePreferenceMinutes: number | null;
  /** Relay ids. */
  readonly styleIds: readonly string[];
}

/** True when a member asks about themselves; nobody is told what is recommended to another. */
export function isOwn(viewer: Viewer, memberId: string | null): boolean {
  return memberId !== null && viewer.memberId === memberId;
}
