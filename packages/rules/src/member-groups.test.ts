import { canWatchWith, isEmployee, isMemberGroup } from "./member-groups";

describe("member groups", () => {
  it("any of the three groups opens the classes, no other does", () => {
    for (const group of ["Subscriber", "Employee", "FreeAccess"])
      expect(canWatchWith([group])).toBe(true);
    expect(canWatchWith([])).toBe(false);
    expect(canWatchWith(["Administrator"])).toBe(false);
    expect(isMemberGroup("subscriber")).toBe(false);
  });

  it("an employee is known by a group containing the word", () => {
    expect(isEmployee(["Subscriber", "EmployeeBerlin"])).toBe(true);
    expect(isEmployee(["Subscriber"])).toBe(false);
  });
});
