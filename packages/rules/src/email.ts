import { isPlainText } from "./plain-text";

/** The longest address the mail standards allow. */
export const EMAIL_MAX_LENGTH = 254;

// Text, an at sign, text, a dot, and nothing but letters behind the last dot.
const SHAPE = /^[^\s@]+@[^\s@]+\.\p{L}+$/u;

/** Whether an address has text, an at sign, text, a dot and letters at the end. */
export function isValidEmail(email: string): boolean {
  const trimmed = email.trim();
  return trimmed.length <= EMAIL_MAX_LENGTH && SHAPE.test(trimmed) && isPlainText(trimmed);
}

/** The one spelling under which an account is kept and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
