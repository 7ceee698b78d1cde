import {
  canWatch as grantsAccess,
  groupNames,
  type MemberGroupName,
} from "@eightcount/rules/people/member-groups";
import { AccessError } from "./access-error";

export const memberGroups: readonly MemberGroupName[] = Object.values(groupNames);

export interface Viewer {
  /** Row id of the member (the token's `sub`), null for a visitor. */
  readonly memberId: string | null;
  /** Session of the access token (its `sid`). */
  readonly sessionId: string | null;
  readonly email: string | null;
  readonly groups: readonly MemberGroupName[];
  /** Client address behind the trusted edge. Rate limits use it as a key. */
  readonly address: string;
  readonly userAgent: string;
}

export const visitor: Viewer = {
  memberId: null,
  sessionId: null,
  email: null,
  groups: [],
  address: "127.0.0.1",
  userAgent: "",
};

export function canWatch(viewer: Viewer): boolean {
  return viewer.memberId !== null && grantsAccess(viewer.groups);
}

export function owns(viewer: Viewer, memberId: string | null): boolean {
  return memberId !== null && viewer.memberId === memberId;
}

/** @throws AccessError UNAUTHENTICATED for a visitor. */
export function requireMember(viewer: Viewer): string {
  if (viewer.memberId === null) throw new AccessError("UNAUTHENTICATED");
  return viewer.memberId;
}

/** @throws AccessError UNAUTHENTICATED for a visitor, FORBIDDEN without an entitlement. */
export function requireEntitled(viewer: Viewer): string {
  const memberId = requireMember(viewer);
  if (!canWatch(viewer)) throw new AccessError("FORBIDDEN");
  return memberId;
}
