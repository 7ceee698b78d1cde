/** The groups a sign-in token can carry. */
export const MEMBER_GROUPS = ["Subscriber", "Employee", "FreeAccess"] as const;

export type MemberGroupName = (typeof MEMBER_GROUPS)[number];

/** Whether the word names one of the groups. */
export function isMemberGroup(word: string): word is MemberGroupName {
  return (MEMBER_GROUPS as readonly string[]).includes(word);
}

/** Whether these groups open the classes; any one of the three does. */
export function canWatchWith(groups: readonly string[]): boolean {
  return groups.some(isMemberGroup);
}

/** Employees are known by a group whose name contains "Employee". */
export function isEmployee(groups: readonly string[]): boolean {
  return groups.some((group) => group.includes("Employee"));
}
