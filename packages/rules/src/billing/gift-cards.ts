import { isValidEmail } from "../people/email";
import { isPlainText, isVisible, plainLines, withoutLayoutControls } from "../people/plain-text";

/** How a gift card reaches the person it is for: our mail, or the giver's own printer. */
export type GiftDelivery = "EMAIL" | "PRINT";

/** Longest message in characters (code points), in any script. */
export const GIFT_MESSAGE_MAX = 300;
export const GIFT_NAME_MAX = 60;
export const GIFT_DAYS_AHEAD = 365;
/** Hour of the giver's day at which a scheduled gift card is mailed. */
export const GIFT_HOUR = 9;

export interface GiftDetails {
  readonly delivery: GiftDelivery;
  readonly recipientName: string;
  /** Empty for a printed card. */
  readonly recipientEmail: string;
  readonly message: string;
  readonly giverName: string;
  readonly giverEmail: string;
}

export interface GiftProblem {
  readonly field: Exclude<keyof GiftDetails, "delivery">;
  readonly message: string;
}

export const giftMessages = {
  recipientNameMissing: "Please enter the name of the person it is for",
  recipientEmailInvalid: "Please enter a valid email address for the person it is for",
  giverNameMissing: "Please enter your name",
  giverEmailInvalid: "Please enter a valid email address",
  nameLong: `Please keep the name to ${GIFT_NAME_MAX} characters`,
  messageLong: `Please keep your message to ${GIFT_MESSAGE_MAX} characters`,
  messageBroken: "Please remove the special characters that can't be printed",
  dateInvalid: "Please choose a date from today to one year ahead",
} as const;

/** Counts an emoji or a letter outside the basic plane as one. */
export const countCharacters = (text: string): number => [...text].length;

function nameProblem(name: string, missing: string): string | null {
  const typed = name.trim();
  if (!isVisible(typed) || !isPlainText(typed)) return missing;
  if (withoutLayoutControls(typed) !== typed) return giftMessages.messageBroken;
  return countCharacters(typed) > GIFT_NAME_MAX ? giftMessages.nameLong : null;
}

function messageProblem(message: string): string | null {
  const typed = message.replaceAll(/\r\n?/g, "\n");
  if (withoutLayoutControls(plainLines(typed)) !== typed) return giftMessages.messageBroken;
  return countCharacters(typed.trim()) > GIFT_MESSAGE_MAX ? giftMessages.messageLong : null;
}

const emailProblem = (email: string, invalid: string): string | null =>
  isValidEmail(email) ? null : invalid;

export function checkGift(gift: GiftDetails): readonly GiftProblem[] {
  const { recipientNameMissing, recipientEmailInvalid, giverNameMissing } = giftMessages;
  const found: readonly (readonly [GiftProblem["field"], string | null])[] = [
    ["recipientName", nameProblem(gift.recipientName, recipientNameMissing)],
    [
      "recipientEmail",
      gift.delivery === "EMAIL" ? emailProblem(gift.recipientEmail, recipientEmailInvalid) : null,
    ],
    ["message", messageProblem(gift.message)],
    ["giverName", nameProblem(gift.giverName, giverNameMissing)],
    ["giverEmail", emailProblem(gift.giverEmail, giftMessages.giverEmailInvalid)],
  ];
  return found.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

const DAY_MS = 86_400_000;

/** A day of tolerance on both sides, because the giver's clock and time zone are their own. */
export function isGiftTime(deliverAt: Date, now: Date): boolean {
  const wait = deliverAt.getTime() - now.getTime();
  return wait >= -DAY_MS && wait <= (GIFT_DAYS_AHEAD + 1) * DAY_MS;
}
