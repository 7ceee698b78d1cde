/** Maps each group's name in the graph to its name in access tokens. */
export const groupNames = {
  SUBSCRIBER: "Subscriber",
  EMPLOYEE: "Employee",
  FREE_ACCESS: "FreeAccess",
} as const;

export type MemberGroup = keyof typeof groupNames;
export type MemberGroupName = (typeof groupNames)[MemberGroup];

/** Every group allows opening, playing, and saving classes. */
export const canWatch = (groups: readonly (MemberGroup | MemberGroupName)[]): boolean =>
  groups.length > 0;

export const isEmployee = (groups: readonly string[]): boolean =>
  groups.some((group) => /employee/i.test(group));
