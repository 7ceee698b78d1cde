import { isCompleteResetCode, isSendableVerificationCode } from "./verification-code";

describe("verification code", () => {
  it("a verification code has one to six characters", () => {
    expect(["", "   ", "1234567"].map(isSendableVerificationCode)).toEqual([false, false, false]);
    expect(["1", "12345", "123456", " 123456 "].map(isSendableVerificationCode)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("CONST-06 a reset code has exactly six characters", () => {
    expect(["", "12345", "1234567"].map(isCompleteResetCode)).toEqual([false, false, false]);
    expect(isCompleteResetCode("123456")).toBe(true);
  });
});
