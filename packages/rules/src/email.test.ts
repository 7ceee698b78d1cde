import { EMAIL_MAX_LENGTH, isValidEmail, normalizeEmail } from "./email";

describe("email", () => {
  it.each(["ada@dance.com", "a.b+c@mail.dance.co", "  ada@dance.com ", "élan@müller.de"])(
    "FUN-VAL-09 %s has text, an at sign, text, a dot and letters at the end",
    (email) => expect(isValidEmail(email)).toBe(true),
  );

  it.each([
    "",
    "   ",
    "ada",
    "ada@",
    "@dance.com",
    "ada@dance",
    "ada@.com",
    "ada@dance.",
    "ada@dance.c0m",
    "ada@dance.com.",
    "a da@dance.com",
    "ada@@dance.com",
    "ada@dance.com, bob@dance.com",
  ])("FUN-VAL-09 %p is not an e-mail", (email) => expect(isValidEmail(email)).toBe(false));

  it("refuses an address longer than mail can carry, quickly", () => {
    const long = `ada@${"a.".repeat(200_000)}1`;
    const before = performance.now();
    expect(isValidEmail(long)).toBe(false);
    expect(performance.now() - before).toBeLessThan(50);
    expect(isValidEmail(`${"a".repeat(EMAIL_MAX_LENGTH - 5)}@b.co`)).toBe(true);
    expect(isValidEmail(`${"a".repeat(EMAIL_MAX_LENGTH - 4)}@b.co`)).toBe(false);
  });

  it("spells one address one way", () => {
    expect(normalizeEmail("  Ada@Dance.COM ")).toBe("ada@dance.com");
  });
});
