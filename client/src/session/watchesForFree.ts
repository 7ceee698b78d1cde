import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { type AuthState, isSignedIn } from "./authState";

/** Whether access is a gift of the house: an employee or a guest, with nothing to pay. */
export function watchesForFree(auth: AuthState): boolean {
  const isFree = (group: MemberGroup) => group === "EMPLOYEE" || group === "FREE_ACCESS";
  return isSignedIn(auth) && auth.groups.some(isFree);
}
