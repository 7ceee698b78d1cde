import {
  canWatch as grantsAccess,
  groupNames,
  type MemberGroupName,
} from "@eightcount/rules/people/member-groups";
import { AccessError } from "./access-error";

/** The groups that an access token and a viewer can name. */
export const memberGroups: readonly MemberGroupName[] = Object.values(groupNames);

/** The caller, as the gateway read it from the access token and the connection. */
export interface Viewer {
  /** The member's row id (the token's `sub`), null for a visitor. */
  readonly memberId: string | null;
  /** The sign-in that the access token names, its `sid`. */
  readonly sessionId: string | null;
  readonly email: string | null;
  readonly groups: readonly MemberGroupName[];
  /** Client address behind the trusted edge; rate limits are keyed by it. */
  readonly address: string;
  readonly userAgent: string;
}

/** A visitor with no token, for tests and background work. */
export const visitor: Viewer = {
  memberId: null,
  sessionId: null,
  email: null,
  groups: [],
  address: "127.0.0.1",
  userAgent: "",
};

/** Returns true for a member in one of the groups that grant access. */
export function canWatch(viewer: Viewer): boolean {
  return viewer.memberId !== null && grantsAccess(viewer.groups);
}

/** Returns true when the viewer is that member. What somebody danced is theirs alone. */
export function owns(viewer: Viewer, memberId: string | null): boolean {
  return memberId !== null && viewer.memberId === memberId;
}

/**
 * The signed-in member's id.
 * @throws AccessError UNAUTHENTICATED for a visitor.
 */
export function requireMember(viewer: Viewer): string {
  if (viewer.memberId === null) throw new AccessError("UNAUTHENTICATED");
  return viewer.memberId;
}

/**
 * The id of a member who may watch.
 * @throws AccessError UNAUTHENTICATED for a visitor, FORBIDDEN without an entitlement.
 */
export function requireEntitled(viewer: Viewer): string {
  const memberId = requireMember(viewer);
  if (!canWatch(viewer)) throw new AccessError("FORBIDDEN");
  return memberId;
}
