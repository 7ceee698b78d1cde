/** The groups a sign-in token can carry. */
export type MemberGroupName = "Subscriber" | "Employee" | "FreeAccess";

/** Employees are known by a group whose name contains "Employee". */
export function isEmployee(groups: readonly string[]): boolean {
  return groups.some((group) => group.includes("Employee"));
}
