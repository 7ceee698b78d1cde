import { canWatch, isEmployee } from "./member-groups";

describe("member groups", () => {
  it("an employee is known by a group containing the word", () => {
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

  it("no group grants none", () => {
    expect(canWatch([])).toBe(false);
  });
});
