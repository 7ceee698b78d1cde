import {
  canWatch as grantsAccess,
  isEmployee as isEmployeeGroup,
  type MemberGroup,
} from "@eightcount/rules/people/member-groups";

export interface SignedInMember {
  /** Relay node id. */
  readonly memberId: string;
  readonly userName: string;
  readonly groups: readonly MemberGroup[];
}

/** `undefined` until the first check completes, `false` for a visitor or after a failed check. */
export type AuthState = undefined | false | SignedInMember;

/** True if the member may open, play and save classes. The server applies the same rule. */
export function canWatch(auth: AuthState): boolean {
  return isSignedIn(auth) && grantsAccess(auth.groups);
}

export function isSignedIn(auth: AuthState): auth is SignedInMember {
  return auth !== undefined && auth !== false;
}

export function isEmployee(auth: AuthState): boolean {
  return isSignedIn(auth) && isEmployeeGroup(auth.groups);
}
