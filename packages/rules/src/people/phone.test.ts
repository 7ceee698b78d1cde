import { isValidPhone, normalizePhone } from "./phone";

describe("phone", () => {
  it("ACC-PROF-10 spaces, parentheses and dashes are stripped", () => {
    expect(normalizePhone("(030) 123-45 67")).toBe("0301234567");
  });

  it("a phone number is digits only, and may be empty", () => {
    expect(["", "030 1234567", "(555) 010-9999"].every(isValidPhone)).toBe(true);
    expect(["+49 30 123", "12a", "12.34", "1".repeat(16)].some(isValidPhone)).toBe(false);
  });
});
