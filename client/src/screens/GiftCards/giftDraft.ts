import {
  checkGift,
  GIFT_DAYS_AHEAD,
  GIFT_HOUR,
  type GiftDelivery,
  type GiftDetails,
  giftMessages,
} from "@eightcount/rules/billing/gift-cards";

/** What the giver typed about the gift. */
export interface GiftDraft extends GiftDetails {
  readonly delivery: GiftDelivery;
  /** Day of the delivery as YYYY-MM-DD in the giver's time zone. */
  readonly day: string;
}

export type GiftField = Exclude<keyof GiftDraft, "delivery">;
export type GiftProblems = Readonly<Partial<Record<GiftField, string>>>;

/** Formats a date as YYYY-MM-DD in the giver's time zone. */
export function dayOf(date: Date): string {
  const part = (value: number, length: number) => String(value).padStart(length, "0");
  return [part(date.getFullYear(), 4), part(date.getMonth() + 1, 2), part(date.getDate(), 2)].join(
    "-",
  );
}

/** The last day that can be chosen. */
export function lastDayOf(now: Date): string {
  const last = new Date(now);
  last.setDate(last.getDate() + GIFT_DAYS_AHEAD);
  return dayOf(last);
}

const DAY_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns the hour of delivery on a later day in the giver's time zone, or null for today. */
export function deliverAtOf(day: string, now: Date): Date | null {
  const [, year, month, date] = DAY_SHAPE.exec(day) ?? [];
  if (day === dayOf(now) || year === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(date), GIFT_HOUR);
}

const isDayOffered = (day: string, now: Date): boolean =>
  DAY_SHAPE.test(day) && day >= dayOf(now) && day <= lastDayOf(now);

/** Returns at most one problem per field. */
export function problemsOf(draft: GiftDraft, now: Date): GiftProblems {
  const found: Partial<Record<GiftField, string>> = {};
  for (const { field, message } of checkGift(draft)) found[field] = message;
  if (draft.delivery === "EMAIL" && !isDayOffered(draft.day, now)) {
    found.day = giftMessages.dateInvalid;
  }
  return found;
}
