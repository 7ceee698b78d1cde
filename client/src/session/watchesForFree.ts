import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { type AuthState, isSignedIn } from "./authState";

/** True for employees and guests, who watch without a subscription. */
export function watchesForFree(auth: AuthState): boolean {
  const isFree = (group: MemberGroup) => group === "EMPLOYEE" || group === "FREE_ACCESS";
  return isSignedIn(auth) && auth.groups.some(isFree);
}
