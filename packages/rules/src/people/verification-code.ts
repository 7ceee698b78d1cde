export const CODE_LENGTH = 6;

export const CODE_MISSING = "Please enter a verification code.";

export function isSendableVerificationCode(code: string): boolean {
  const { length } = code.trim();
  return length > 0 && length <= CODE_LENGTH;
}

export function isCompleteResetCode(code: string): boolean {
  return code.trim().length === CODE_LENGTH;
}
