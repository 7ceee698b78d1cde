/** Longest address the mail standards allow. */
export const EMAIL_MAX_LENGTH = 254;

// Excludes characters that need quotes, and invisible ones, which make look-alike addresses.
const SHAPE = /^[^\s@"(),:;<>[\]\\\p{C}]+@[\p{L}\p{M}\p{N}.-]+\.\p{L}+$/u;

/** Allows invisible characters and foreign full stops, because `URL` normalizes them. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\p{Cf}.\u3002\uFF0E\uFF61-]+$/u;

export function isValidEmail(email: string): boolean {
  const trimmed = email.trim();
  return trimmed.length <= EMAIL_MAX_LENGTH && SHAPE.test(trimmed);
}

/** Normalizes the domain as for mail delivery, so that one mailbox has one account. */
export function normalizeEmail(email: string): string {
  const plain = email.trim().toLowerCase();
  // Longer ones are refused anyway, and their domains take long to convert.
  if (plain.length > EMAIL_MAX_LENGTH) return plain;
  const domain = plain.slice(plain.lastIndexOf("@") + 1);
  if (domain === plain || !DOMAIN.test(domain)) return plain;
  const address = `http://${domain}`;
  if (!URL.canParse(address)) return plain;
  return plain.slice(0, -domain.length) + new URL(address).hostname;
}
