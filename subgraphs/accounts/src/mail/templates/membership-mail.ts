import type { Payload } from "@eightcount/contracts/define-event";
import type { noticeRequested } from "@eightcount/contracts/events/notice-requested";
import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { formatAmount } from "@eightcount/rules/billing/money";
import type { MailText } from "../mail";
import { type MailContent, renderMail } from "./mail-layout";

export type MembershipNotice = Payload<typeof noticeRequested>;

type Kind = MembershipNotice["kind"];
type NoticeOf<K extends Kind> = Extract<MembershipNotice, { readonly kind: K }>;

export interface MailedMember {
  /** Given name in any script. Empty if the member entered none. */
  readonly name: string;
  readonly publicUrl: string;
}

interface Links {
  readonly home: string;
  readonly settings: string;
}

/** Members live in every time zone and none is stored, so the date says which one it means. */
const day = (date: Date): string => `${formatBillingDate(date, "UTC")} (UTC)`;

const price = ({ amountCents, currency }: Pick<NoticeOf<"RECEIPT">, "amountCents" | "currency">) =>
  formatAmount(amountCents, currency);

const NEUTRAL_METHOD = "your payment method";

const monthOf = (validThrough: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${validThrough}-01T00:00:00Z`),
  );

const contents: { readonly [K in Kind]: (notice: NoticeOf<K>, links: Links) => MailContent } = {
  WELCOME: (notice, { home }) => ({
    subject: "Welcome to Eightcount",
    heading: "Welcome to the floor",
    before: [startOf(notice), nextChargeOf(notice)].filter(Boolean).join(" "),
    link: { label: "Start dancing", url: home },
    after: "You can see, change, or cancel your membership in Settings at any time.",
  }),
  RECEIPT: (notice, { settings }) => ({
    subject: `Your Eightcount receipt: ${price(notice)}`,
    heading: "Thank you for dancing with us",
    before: "We received your payment.",
    rows: [
      ["Amount", price(notice)],
      ["Paid with", notice.paymentMethod ?? "Payment method on file"],
      ["Invoice number", notice.invoiceNumber],
      ["Date", day(notice.paidAt)],
    ],
    link: { label: "View your membership", url: settings },
    after: "Keep this email for your records.",
  }),
  TRIAL_REMINDER: (notice, { settings }) => ({
    subject: `Your free trial ends on ${day(notice.chargedAt)}`,
    heading: "Your free trial is almost over",
    before: `Your ${notice.planName} starts when your trial ends. You pay nothing until then.`,
    rows: [
      ["First charge", price(notice)],
      ["Date", day(notice.chargedAt)],
    ],
    link: { label: "Manage your membership", url: settings },
    after:
      "Want to keep dancing? You don't need to do anything. To avoid the charge, open Settings, choose Subscription, and cancel before this date. You keep access until your trial ends.",
  }),
  PAYMENT_FAILED: (notice, { settings }) => ({
    subject: "Your Eightcount payment didn't go through",
    heading: "Your payment didn't go through",
    before: `We couldn't charge ${notice.paymentMethod ?? NEUTRAL_METHOD}${owed(notice)}. You keep access until ${day(notice.accessUntil)}. We'll try again a few times until then.`,
    link: { label: "Update your payment method", url: settings },
    after: "A new card is charged right away, and your classes continue without a break.",
  }),
  ACCESS_LOCKED: (notice, { settings }) => ({
    subject: "Your Eightcount access is paused until you pay",
    heading: "Let's get you back on the floor",
    before: `We still couldn't charge ${notice.paymentMethod ?? NEUTRAL_METHOD}${owed(notice)}, so your access has ended for now.`,
    link: { label: "Update your payment method", url: settings },
    after:
      "You regain access as soon as a payment goes through. Your history and saved classes are safe.",
  }),
  CARD_EXPIRING: (notice, { settings }) => ({
    subject: "Your card is about to expire",
    heading: "Your card is about to expire",
    before: `${notice.paymentMethod ?? "Your card"} is valid through ${monthOf(notice.validThrough)}. Add a new one now, so that your classes continue without a break.`,
    link: { label: "Update your payment method", url: settings },
    after: "If you already have a new card from your bank, it takes less than a minute.",
  }),
  CANCELED: (notice, { settings }) => ({
    subject: "Your Eightcount membership is canceled",
    heading: "Your membership is canceled",
    before: `Your ${notice.planName} won't renew, and you won't be charged again.`,
    rows: [["Access ends", day(notice.accessEndsAt)]],
    link: { label: "Keep dancing", url: settings },
    after:
      "Until then, every class is yours. If you change your mind, you can reactivate in Settings.",
  }),
  PLAN_CHANGE_SCHEDULED: (notice, { settings }) => ({
    subject: "Your plan change is scheduled",
    heading: "Your plan change is scheduled",
    before: `Your ${notice.planName} continues until then. Nothing is charged today.`,
    rows: [
      ["New plan", notice.newPlanName],
      ["You then pay", price(notice)],
      ["Starts", day(notice.activatesAt)],
    ],
    link: { label: "View your membership", url: settings },
    after: "If you didn't request this change, you can undo it in Settings.",
  }),
  PAUSE_SCHEDULED: (notice, { settings }) => ({
    subject: "Your break from Eightcount",
    heading: "Enjoy your break",
    before: `Your ${notice.planName} takes a break. You pay nothing until it's over.`,
    rows: [
      ["Dance until", day(notice.pausesAt)],
      ["Back on", day(notice.resumesAt)],
      ["You then pay", price(notice)],
    ],
    link: { label: "View your membership", url: settings },
    after: "Miss the music? You can come back early in Settings at any time.",
  }),
};

const startOf = ({ planName, isTrial }: NoticeOf<"WELCOME">): string =>
  isTrial ? `Your free trial of the ${planName} has started.` : `Your ${planName} has started.`;

function nextChargeOf(notice: NoticeOf<"WELCOME">): string {
  if (!notice.nextChargeAt) return "";
  const date = day(notice.nextChargeAt);
  return notice.isTrial
    ? `Your first charge is ${price(notice)} on ${date}. Cancel before then and you pay nothing.`
    : `Your next charge is ${price(notice)} on ${date}.`;
}

/** The debt may be in another currency than the subscription. Its amount is then unknown here. */
const owed = (notice: NoticeOf<"ACCESS_LOCKED" | "PAYMENT_FAILED">): string =>
  notice.amountCents > 0 ? ` for ${price(notice)}` : "";

export function membershipMail(
  notice: MembershipNotice,
  { name, publicUrl }: MailedMember,
): MailText {
  const links = { home: publicUrl, settings: `${publicUrl}/settings/subscription` };
  // The kind of the notice and its function belong together, which the compiler cannot see.
  const contentOf = contents[notice.kind] as (one: MembershipNotice, links: Links) => MailContent;
  return renderMail({ ...contentOf(notice, links), ...greetingOf(name) });
}

// Isolated, so that a right-to-left name does not reorder the sentence around it.
const greetingOf = (name: string) =>
  name.trim() ? { greeting: `Hi \u2068${name.trim()}\u2069,` } : {};
