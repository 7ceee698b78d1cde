import {
  isPasswordFieldInError,
  isValidPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_RULES,
  passwordsMatch,
  unmetPasswordRules,
} from "./password";

const unmet = (password: string) => unmetPasswordRules(password).map((rule) => rule.id);

describe("password", () => {
  it("FUN-VAL-01 CONST-06 password needs at least 8 characters", () => {
    expect(unmet("Aa1!aaa")).toEqual(["length"]);
    expect(unmet("Aa1!aaaa")).toEqual([]);
  });

  it("FUN-VAL-02 password needs at least one lowercase letter", () => {
    expect(unmet("AAAA111!")).toEqual(["lowercase"]);
  });

  it("FUN-VAL-03 password needs at least one uppercase letter", () => {
    expect(unmet("aaaa111!")).toEqual(["uppercase"]);
  });

  it("FUN-VAL-04 password needs at least one digit", () => {
    expect(unmet("Aaaaaaa!")).toEqual(["digit"]);
  });

  it("FUN-VAL-05 password needs one of - + _ ! @ # $ % ^ & * . , ? and nothing else counts", () => {
    for (const special of "-+_!@#$%^&*.,?") expect(unmet(`Dance123${special}`)).toEqual([]);
    for (const other of " ~()/\\='\"<>|`£é") expect(unmet(`Dance123${other}`)).toEqual(["special"]);
  });

  it("names the five rules once each, in the order of the checklist", () => {
    expect(PASSWORD_RULES.map((rule) => rule.id)).toEqual([
      "length",
      "lowercase",
      "uppercase",
      "digit",
      "special",
    ]);
    expect(unmet("")).toHaveLength(5);
  });

  it("marks an unfinished field but not an empty one", () => {
    expect(isPasswordFieldInError("")).toBe(false);
    expect(isPasswordFieldInError("Dance")).toBe(true);
    expect(isPasswordFieldInError("Dance123!")).toBe(false);
  });

  it("rejects a password too long to hash", () => {
    expect(isValidPassword(`Aa1!${"a".repeat(PASSWORD_MAX_LENGTH - 4)}`)).toBe(true);
    expect(isValidPassword(`Aa1!${"a".repeat(PASSWORD_MAX_LENGTH - 3)}`)).toBe(false);
  });

  it("the retyped password must match exactly", () => {
    expect(passwordsMatch("Dance123!", "Dance123!")).toBe(true);
    expect(passwordsMatch("Dance123!", "dance123!")).toBe(false);
  });
});
