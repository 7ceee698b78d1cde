import { isFirstName, isNamePresent, isNameTooShort, reduceName, splitName } from "./name";

describe("name", () => {
  it("FUN-VAL-12 name must not be empty", () => {
    expect(isNamePresent("")).toBe(false);
    expect(isNamePresent("  \t")).toBe(false);
    expect(isNamePresent("Ada")).toBe(true);
  });

  it("FUN-VAL-13 a first name holds no space after trimming", () => {
    expect(isFirstName(" Ada ")).toBe(true);
    expect(isFirstName("Ada Maria")).toBe(false);
    expect(isFirstName("   ")).toBe(false);
  });

  it("CONST-06 a name has at least two characters", () => {
    expect(isNameTooShort(" A ")).toBe(true);
    expect(isNameTooShort("Al")).toBe(false);
  });

  it("FUN-REG-47 a multi-word name is reduced to its first and last word", () => {
    expect(reduceName("Ada Maria  Byron Lovelace ")).toBe("Ada Lovelace");
    expect(reduceName("Ada Lovelace")).toBe("Ada Lovelace");
    expect(reduceName(" Ada ")).toBe("Ada");
    expect(reduceName(" ")).toBe("");
  });

  it("FUN-REG-48 the registration name is split on the space into name and family name", () => {
    expect(splitName("Ada Maria Lovelace")).toEqual({ name: "Ada", familyName: "Lovelace" });
    expect(splitName("Ada")).toEqual({ name: "Ada", familyName: "" });
  });
});
