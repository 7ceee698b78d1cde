import {
  canWatch as grantsAccess,
  isEmployee as isEmployeeGroup,
  type MemberGroup,
} from "@eightcount/rules/people/member-groups";

/** The member who is signed in. */
export interface SignedInMember {
  /** The node id of the member. */
  readonly memberId: string;
  readonly userName: string;
  readonly groups: readonly MemberGroup[];
}

/** `undefined` while it is being checked, `false` for a visitor or after a failed check. */
export type AuthState = undefined | false | SignedInMember;

/** May open, play and save classes. The server applies the same rule to the token. */
export function canWatch(auth: AuthState): boolean {
  return isSignedIn(auth) && grantsAccess(auth.groups);
}

export function isSignedIn(auth: AuthState): auth is SignedInMember {
  return auth !== undefined && auth !== false;
}

export function isEmployee(auth: AuthState): boolean {
  return isSignedIn(auth) && isEmployeeGroup(auth.groups);
}
