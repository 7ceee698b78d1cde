import { EMAIL_MAX_LENGTH, isValidEmail, normalizeEmail } from "./email";

const REAL = ["ada@dance.com", "a.b+c@mail.dance.co", "  ada@dance.com ", "élan@müller.de"];

describe("FUN-VAL-09 an e-mail has text, an at sign, text, a dot and letters at the end", () => {
  it.each(REAL)("%s is one", (email) => expect(isValidEmail(email)).toBe(true));

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
    "a\0da@dance.com",
    "a\u001bda@dance.com",
    "ada\ud83d@dance.com",
  ])("%p is none", (email) => expect(isValidEmail(email)).toBe(false));
});

describe("e-mails", () => {
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
