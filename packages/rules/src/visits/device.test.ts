import { truncateDevice } from "./device";

describe("device", () => {
  it("FUN-REG-67 CONST-14 the device attribute is cut to 256 characters", () => {
    expect(truncateDevice("x".repeat(300))).toBe("x".repeat(256));
    expect(truncateDevice("Firefox")).toBe("Firefox");
  });
});
