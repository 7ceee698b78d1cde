/** The groups a member can be in, as the access token names them. */
export type MemberGroup = "SUBSCRIBER" | "EMPLOYEE" | "FREE_ACCESS";

/** Whoever is signed in. */
export interface SignedInMember {
  /** The node id of the member. */
  readonly memberId: string;
  readonly userName: string;
  readonly groups: readonly MemberGroup[];
}

/** `undefined` while it is being checked, `false` for a visitor or after a failed check. */
export type AuthState = undefined | false | SignedInMember;

/** May open, play and save classes. The server decides the same from the token; this only steers. */
export function canWatch(auth: AuthState): boolean {
  return isSignedIn(auth) && auth.groups.length > 0;
}

export function isSignedIn(auth: AuthState): auth is SignedInMember {
  return auth !== undefined && auth !== false;
}

export function isEmployee(auth: AuthState): boolean {
  return isSignedIn(auth) && auth.groups.includes("EMPLOYEE");
}
