import { CODE_LENGTH } from "@eightcount/rules/people/verification-code";

export type CodePurpose = "VERIFY_EMAIL" | "RESET_PASSWORD";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const CODE_LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  VERIFY_EMAIL: DAY_MS,
  RESET_PASSWORD: 10 * 60_000,
};
/** Wrong attempts per code and side, so strangers have 400 a day, a chance of 1 in 2,500. */
export const CODE_ATTEMPTS = 5;
export const RESEND_PAUSE_MS = 30_000;
export const SENDS_PER_HOUR = 5;
/** Mails of one purpose that all strangers together can cause for one account. */
export const STRANGERS_SENDS = { perHour: 15, perDay: 40 } as const;

export interface SentCodeMail {
  readonly sentAt: Date;
  readonly requester: string;
}

export function nextSendAt(sent: readonly SentCodeMail[], requester: string, now: Date): Date {
  const own = timesOf(sent.filter((mail) => mail.requester === requester));
  const strangers = isStranger(requester)
    ? timesOf(sent.filter((mail) => isStranger(mail.requester)))
    : [];
  return new Date(
    Math.max(
      now.getTime(),
      freeAt(own, 1, RESEND_PAUSE_MS),
      freeAt(own, SENDS_PER_HOUR, HOUR_MS),
      freeAt(strangers, STRANGERS_SENDS.perHour, HOUR_MS),
      freeAt(strangers, STRANGERS_SENDS.perDay, DAY_MS),
    ),
  );
}

const isStranger = (requester: string): boolean => requester.startsWith("network:");

const timesOf = (sent: readonly SentCodeMail[]): readonly number[] =>
  sent.map(({ sentAt }) => sentAt.getTime()).sort((left, right) => right - left);

/** Returns when fewer than `most` of these times, newest first, are within the window. */
function freeAt(times: readonly number[], most: number, windowMs: number): number {
  const last = times[most - 1];
  return last === undefined ? Number.NEGATIVE_INFINITY : last + windowMs;
}

export function formatCode(number: number): string {
  return String(number).padStart(CODE_LENGTH, "0");
}

export const CODE_COUNT = 10 ** CODE_LENGTH;

/** Turns "ada@dance.com" into "a***@dance.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

export interface StoredCode {
  readonly id: string;
  readonly codeHash: string;
  readonly attempts: number;
  readonly otherAttempts: number;
  readonly deviceHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export interface CandidateCodes {
  readonly codes: readonly StoredCode[];
  readonly isOwn: boolean;
}

/** Expects the newest first. A browser that requested a valid code tries only that one. */
export function candidateCodes(
  codes: readonly StoredCode[],
  deviceHash: string,
  now: Date,
): CandidateCodes {
  const newest = codes.filter(
    (code, nth) => codes.findIndex((other) => other.deviceHash === code.deviceHash) === nth,
  );
  const isGood = (code: StoredCode) => code.usedAt === null && code.expiresAt > now;
  const own = newest.filter((code) => code.deviceHash === deviceHash);
  if (own.some(isGood)) return { codes: own, isOwn: true };
  const others = newest.filter(isGood);
  if (others.length > 0) return { codes: others, isOwn: false };
  return { codes: own.length > 0 ? own : newest.slice(0, 1), isOwn: own.length > 0 };
}
