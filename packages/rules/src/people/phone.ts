export const PHONE_INVALID = "Please enter a valid phone number!";
/** Limit of the international numbering plan (E.164). */
export const PHONE_MAX_DIGITS = 15;

export function normalizePhone(phone: string): string {
  return phone.replace(/[\s()-]/g, "");
}

/** An empty number is valid. */
export function isValidPhone(phone: string): boolean {
  const digits = normalizePhone(phone);
  return digits.length <= PHONE_MAX_DIGITS && /^[0-9]*$/.test(digits);
}
