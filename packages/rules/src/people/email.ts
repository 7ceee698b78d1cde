/** The longest address the mail standards allow. */
export const EMAIL_MAX_LENGTH = 254;

// Text, an at sign, text, a dot, and nothing but letters behind the last dot. Mail services refuse
// the signs that would need quotes before the at sign, and invisible ones make look-alikes.
const SHAPE = /^[^\s@"(),:;<>[\]\\\p{C}]+@[\p{L}\p{M}\p{N}.-]+\.\p{L}+$/u;

/** What a domain may be spelled with, invisible characters and other scripts' full stops included. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\p{Cf}.\u3002\uFF0E\uFF61-]+$/u;

/** Whether an address has text, an at sign, text, a dot and letters at the end. */
export function isValidEmail(email: string): boolean {
  const trimmed = email.trim();
  return trimmed.length <= EMAIL_MAX_LENGTH && SHAPE.test(trimmed);
}

/**
 * Returns the one spelling under which an account is kept and looked up. Its domain is spelled the
 * way mail is delivered to it, so that one mailbox has one account.
 */
export function normalizeEmail(email: string): string {
  const plain = email.trim().toLowerCase();
  const domain = plain.slice(plain.lastIndexOf("@") + 1);
  if (domain === plain || !DOMAIN.test(domain)) return plain;
  const address = `http://${domain}`;
  if (!URL.canParse(address)) return plain;
  return plain.slice(0, -domain.length) + new URL(address).hostname;
}
