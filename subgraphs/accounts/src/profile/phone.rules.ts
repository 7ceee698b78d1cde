/** Shown when a phone number cannot be saved. */
export const PHONE_INVALID = "Please enter a valid phone number!";
/** The longest number kept, in digits, as the international plan allows. */
export const PHONE_MAX_DIGITS = 15;

/** The number without the spaces, parentheses and dashes people write it with. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[\s()-]/g, "");
}

/** Whether a phone field may be saved: empty, or digits only once it is normalised. */
export function isValidPhone(phone: string): boolean {
  const digits = normalizePhone(phone);
  return digits.length <= PHONE_MAX_DIGITS && /^[0-9]*$/.test(digits);
}
