import type { MemberGroupName } from "@eightcount/rules/people/member-groups";

const NAMES = {
  SUBSCRIBER: "Subscriber",
  EMPLOYEE: "Employee",
  FREE_ACCESS: "FreeAccess",
} as const satisfies Record<string, MemberGroupName>;

/** The groups as the sign-in token names them. */
export function tokenGroups(groups: readonly (keyof typeof NAMES)[]): readonly MemberGroupName[] {
  return groups.map((group) => NAMES[group]);
}
