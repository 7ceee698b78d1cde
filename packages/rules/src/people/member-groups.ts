/** Each group of members by its name in the graph, with its name in access tokens. */
export const groupNames = {
  SUBSCRIBER: "Subscriber",
  EMPLOYEE: "Employee",
  FREE_ACCESS: "FreeAccess",
} as const;

/** A group as the graph and the database name it. */
export type MemberGroup = keyof typeof groupNames;
/** A group as access tokens name it. */
export type MemberGroupName = (typeof groupNames)[MemberGroup];

/** Returns true when members of these groups may open, play and save classes. Each group grants it. */
export const canWatch = (groups: readonly (MemberGroup | MemberGroupName)[]): boolean =>
  groups.length > 0;

/** Employees are recognized by a group whose name contains "Employee". */
export const isEmployee = (groups: readonly string[]): boolean =>
  groups.some((group) => /employee/i.test(group));
