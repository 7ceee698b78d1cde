import { CODE_LENGTH } from "@eightcount/rules/people/verification-code";

export type CodePurpose = "VERIFY_EMAIL" | "RESET_PASSWORD";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How long a code is good for, in milliseconds. */
export const CODE_LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  VERIFY_EMAIL: DAY_MS,
  RESET_PASSWORD: 10 * 60_000,
};
/**
 * Wrong tries after which a code is dead: five for the browser that asked for it, and five for all
 * others together, who so never use up the asker's. Ten guesses at most meet one of a million
 * codes, and strangers cause at most forty codes a day: 400 guesses a day at one account, or one
 * chance in 2,500.
 */
export const CODE_TRIES = 5;
/** Pause between two mails of one purpose to one requester. */
export const RESEND_PAUSE_MS = 30_000;
/** Mails of one purpose one requester may cause in an hour. */
export const SENDS_PER_HOUR = 5;
/**
 * Mails of one purpose that strangers, on whatever networks, may cause at one account. They bound
 * the mails in a member's inbox and the guesses above; a known device has a budget of its own.
 */
export const STRANGERS_SENDS = { perHour: 15, perDay: 40 } as const;

/** A code that was mailed, and whose budget it was sent from. */
export interface SentCodeMail {
  readonly sentAt: Date;
  readonly requester: string;
}

/** The first moment at which a requester may have another code mailed, given the day's mails. */
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

/** When fewer than `most` of these moments, the newest first, lie within a window again. */
function freeAt(times: readonly number[], most: number, windowMs: number): number {
  const last = times[most - 1];
  return last === undefined ? Number.NEGATIVE_INFINITY : last + windowMs;
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

/** One mailed code as the tries at it are judged. */
export interface KeptCode {
  readonly id: string;
  readonly codeHash: string;
  readonly attempts: number;
  readonly otherAttempts: number;
  readonly deviceHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** The codes a try is compared with, and whose tries it costs. */
export interface TriedCodes {
  readonly codes: readonly KeptCode[];
  readonly isOwn: boolean;
}

/**
 * Picks what a typed code is compared with, given an account's codes of a purpose, the newest
 * first. A browser that asked for a code tries that one; any other browser tries all that are good.
 */
export function triedCodes(codes: readonly KeptCode[], deviceHash: string, now: Date): TriedCodes {
  const newest = codes.filter(
    (code, nth) => codes.findIndex((other) => other.deviceHash === code.deviceHash) === nth,
  );
  const isGood = (code: KeptCode) => code.usedAt === null && code.expiresAt > now;
  const own = newest.filter((code) => code.deviceHash === deviceHash);
  if (own.some(isGood)) return { codes: own, isOwn: true };
  const others = newest.filter(isGood);
  if (others.length > 0) return { codes: others, isOwn: false };
  return { codes: own.length > 0 ? own : newest.slice(0, 1), isOwn: own.length > 0 };
}
