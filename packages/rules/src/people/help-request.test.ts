import { HELP_CATEGORIES, HELP_FAULTS, helpFaults } from "./help-request";

const asked = {
  firstName: "Ana",
  lastName: "",
  category: "General",
  email: "ana@example.com",
  message: "How do I mirror the picture?",
} as const;

describe("a help request", () => {
  it("has four categories", () => {
    expect(HELP_CATEGORIES).toEqual(["General", "Billing", "Technical", "Other"]);
  });

  it("requires a first name, an email address, and a question", () => {
    expect(helpFaults(asked)).toEqual([]);
    expect(helpFaults({ ...asked, firstName: " a ", email: " ", message: "\n" })).toEqual([
      "firstName",
      "noEmail",
      "noQuestion",
    ]);
  });

  it.each(["ana@", "ana@example", "ana @example.com"])("rejects the address %p", (email) => {
    expect(helpFaults({ ...asked, email })).toEqual(["invalidEmail"]);
  });

  it("has a maximum length", () => {
    expect(helpFaults({ ...asked, message: "x".repeat(5_001) })).toEqual(["tooLong"]);
    expect(helpFaults({ ...asked, lastName: "x".repeat(129) })).toEqual(["tooLong"]);
  });

  it("every problem has its message", () => {
    expect(HELP_FAULTS.firstName).toBe("Name cannot be less than 2 characters");
  });
});
