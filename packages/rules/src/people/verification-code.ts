/** How many digits a verification or reset code has. */
export const CODE_LENGTH = 6;

/** Shown when the code field of the verification page is empty. */
export const CODE_MISSING = "Please enter a verification code.";

/** Whether the verification page may send the code: one to six characters. */
export function isSendableVerificationCode(code: string): boolean {
  const { length } = code.trim();
  return length > 0 && length <= CODE_LENGTH;
}

/** Whether the reset page may go on: exactly six characters. */
export function isCompleteResetCode(code: string): boolean {
  return code.trim().length === CODE_LENGTH;
}
