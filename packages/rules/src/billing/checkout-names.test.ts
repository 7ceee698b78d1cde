import { checkCheckoutName, checkGiftCode } from "./checkout-names";

describe("names and gift code at checkout", () => {
  it("FUN-VAL-35 first and last name are required at checkout", () => {
    expect(checkCheckoutName({ firstName: " ", lastName: "" })).toEqual([
      { field: "firstName", message: "Please enter your first name" },
      { field: "lastName", message: "Please enter your last name" },
    ]);
    expect(checkCheckoutName({ firstName: " Ada ", lastName: "King Lovelace" })).toEqual([]);
  });

  it("a first name has at least two characters and no space", () => {
    const messageOf = (firstName: string) =>
      checkCheckoutName({ firstName, lastName: "King" })[0]?.message;
    expect(messageOf("A")).toBe("Name cannot be less than 2 characters");
    expect(messageOf("Ada May")).toBe("Please enter one first name without spaces");
  });

  it("FUN-VAL-36 the gift code must not be empty", () => {
    expect(checkGiftCode("  ")).toBe("Please enter a valid Gift Card Number");
    expect(checkGiftCode("GIFT-YEAR")).toBeNull();
  });

  it.each(["GIFT.YEAR!", "https://gift.example.com", "a@b.co", "-1", "\0", "9".repeat(101)])(
    "an impossible gift code (%p) is rejected without asking the provider",
    (code) => expect(checkGiftCode(code)).toBe("Please verify your Gift Card details"),
  );

  it("a gift code is accepted in any common format", () => {
    for (const code of [" gift 1234-5678 ", "GIFT-YEAR-tests-1", "a", "9".repeat(100)])
      expect(checkGiftCode(code)).toBeNull();
  });
});
