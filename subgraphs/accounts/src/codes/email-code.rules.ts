import { CODE_LENGTH } from "@eightcount/rules/verification-code";

export type CodePurpose = "VERIFY_EMAIL" | "RESET_PASSWORD";

/** How long a code is good for, in milliseconds. */
export const CODE_LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  VERIFY_EMAIL: 24 * 3_600_000,
  RESET_PASSWORD: 10 * 60_000,
};
/** Wrong tries after which a code is dead. */
export const CODE_TRIES = 5;
/** Pause between two mails of one purpose. */
export const RESEND_PAUSE_MS = 30_000;
/** Mails of one purpose per hour. */
export const SENDS_PER_HOUR = 5;
export const HOUR_MS = 3_600_000;

/** The first moment at which another code may be mailed, given when the earlier ones were. */
export function nextSendAt(sentAt: readonly Date[], now: Date): Date {
  const recent = sentAt
    .map((date) => date.getTime())
    .filter((time) => time > now.getTime() - HOUR_MS)
    .sort((left, right) => right - left);
  const afterPause = (recent[0] ?? Number.NEGATIVE_INFINITY) + RESEND_PAUSE_MS;
  const oldestOfFive = recent[SENDS_PER_HOUR - 1];
  const afterHour = oldestOfFive === undefined ? Number.NEGATIVE_INFINITY : oldestOfFive + HOUR_MS;
  return new Date(Math.max(afterPause, afterHour, now.getTime()));
}

/** A number below a million as the code people type: six digits, zeros in front. */
export function codeText(number: number): string {
  return String(number).padStart(CODE_LENGTH, "0");
}

/** How many different codes there are. */
export const CODE_COUNT = 10 ** CODE_LENGTH;

/** "ada@dance.com" as it is shown back to whoever asked: "a***@dance.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
