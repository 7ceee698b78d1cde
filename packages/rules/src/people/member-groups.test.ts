import { canWatch, isEmployee } from "./member-groups";

describe("member groups", () => {
  it("an employee is in a group whose name contains the word", () => {
    expect(isEmployee(["Subscriber", "EmployeeBerlin"])).toBe(true);
    expect(isEmployee(["EMPLOYEE"])).toBe(true);
    expect(isEmployee(["Subscriber"])).toBe(false);
  });

  it.each([
    "SUBSCRIBER",
    "Subscriber",
    "EMPLOYEE",
    "Employee",
    "FREE_ACCESS",
    "FreeAccess",
  ] as const)("%s grants access", (group) => {
    expect(canWatch([group])).toBe(true);
  });

  it("without a group, nobody may watch", () => {
    expect(canWatch([])).toBe(false);
  });
});
