import { HELP_CATEGORIES, HELP_FAULTS, helpFaults } from "./help-request";

const asked = {
  firstName: "Ana",
  lastName: "",
  category: "General",
  email: "ana@example.com",
  message: "How do I mirror the picture?",
} as const;

describe("a question to the support", () => {
  it("has four categories", () => {
    expect(HELP_CATEGORIES).toEqual(["General", "Billing", "Technical", "Other"]);
  });

  it("needs a first name, an address and a question", () => {
    expect(helpFaults(asked)).toEqual([]);
    expect(helpFaults({ ...asked, firstName: " a ", email: " ", message: "\n" })).toEqual([
      "firstName",
      "noEmail",
      "noQuestion",
    ]);
  });

  it.each(["ana@", "ana@example", "ana @example.com"])("takes no address like %p", (email) => {
    expect(helpFaults({ ...asked, email })).toEqual(["invalidEmail"]);
  });

  it("has an end", () => {
    expect(helpFaults({ ...asked, message: "x".repeat(5_001) })).toEqual(["tooLong"]);
    expect(helpFaults({ ...asked, lastName: "x".repeat(129) })).toEqual(["tooLong"]);
  });

  it("every fault has its sentence", () => {
    expect(HELP_FAULTS.firstName).toBe("Name cannot be less than 2 characters");
  });
});
