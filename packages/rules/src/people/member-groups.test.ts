import { isEmployee } from "./member-groups";

describe("member groups", () => {
  it("an employee is known by a group containing the word", () => {
    expect(isEmployee(["Subscriber", "EmployeeBerlin"])).toBe(true);
    expect(isEmployee(["Subscriber"])).toBe(false);
  });
});
