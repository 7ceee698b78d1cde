import { HELP_CATEGORIES, HELP_ERRORS, helpErrors } from "./help-request";

const request = {
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
    expect(helpErrors(request)).toEqual([]);
    expect(helpErrors({ ...request, firstName: " a ", email: " ", message: "\n" })).toEqual([
      "firstName",
      "noEmail",
      "noQuestion",
    ]);
  });

  it.each(["ana@", "ana@example", "ana @example.com"])("rejects the address %p", (email) => {
    expect(helpErrors({ ...request, email })).toEqual(["invalidEmail"]);
  });

  it("has a maximum length", () => {
    expect(helpErrors({ ...request, message: "x".repeat(5_001) })).toEqual(["tooLong"]);
    expect(helpErrors({ ...request, lastName: "x".repeat(129) })).toEqual(["tooLong"]);
  });

  it("every problem has its message", () => {
    expect(HELP_ERRORS.firstName).toBe("Name cannot be less than 2 characters");
  });
});
