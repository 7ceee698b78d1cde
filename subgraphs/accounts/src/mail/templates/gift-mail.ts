import type { GiftMail } from "@eightcount/contracts/events/gift-mail-requested";
import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { formatAmount } from "@eightcount/rules/billing/money";
import { withoutLayoutControls } from "@eightcount/rules/people/plain-text";
import type { MailText } from "../mail";
import { type MailContent, type MailRow, renderMail } from "./mail-layout";

type Receipt = Extract<GiftMail, { readonly kind: "RECEIPT" }>;
type Delivery = Extract<GiftMail, { readonly kind: "DELIVERY" }>;

// Isolated, so that a right-to-left name does not reorder the sentence around it.
const isolated = (text: string): string => `\u2068${withoutLayoutControls(text)}\u2069`;

/** The subject has no room for a name of any length. */
const SUBJECT_NAME_MAX = 40;
const inSubject = (name: string): string => isolated([...name].slice(0, SUBJECT_NAME_MAX).join(""));

const REDEEM = "/registration/plan?utm_gift_card=1";
const GIFT_CARDS = "/public/gift-cards";

function delivery(mail: Delivery, publicUrl: string): MailContent {
  const { giverName, recipientName, message, code } = mail;
  const amount = formatAmount(mail.amountCents, mail.currency);
  return {
    subject: `${inSubject(giverName)} sent you an Eightcount gift card`,
    heading: `A gift of ${amount} to dance with`,
    greeting: `Hi ${isolated(recipientName)},`,
    before: `${isolated(giverName)} sent you a gift card for Eightcount, dance classes on demand.`,
    ...(message ? { quote: withoutLayoutControls(message) } : {}),
    rows: [
      ["Your code", code],
      ["Amount", amount],
      ["From", isolated(giverName)],
    ],
    link: { label: "Start with your gift card", url: `${publicUrl}${REDEEM}` },
    after:
      "Already a member? Sign in, open Settings, choose Subscription, and redeem the code there. Keep this email: whoever has the code can use it.",
  };
}

function receipt(mail: Receipt, publicUrl: string): MailContent {
  const amount = formatAmount(mail.amountCents, mail.currency);
  return {
    subject: `Your Eightcount gift card: ${amount}`,
    heading: "Thank you for giving dance",
    greeting: `Hi ${isolated(mail.giverName)},`,
    before: `We received your payment for a gift card for ${isolated(mail.recipientName)}. ${nextStep(mail)}`,
    rows: [
      ["Order number", mail.orderNumber],
      ["Amount", amount],
      ["Date", dayOf(mail.paidAt, mail.timeZone)],
      ...(mail.code ? ([["Gift card code", mail.code]] satisfies MailRow[]) : []),
    ],
    link: { label: "Check the balance", url: `${publicUrl}${GIFT_CARDS}` },
    after: "Keep this email for your records.",
  };
}

function nextStep({ deliverAt, recipientEmail, timeZone, paidAt }: Receipt): string {
  if (!deliverAt || !recipientEmail) return "The code to print is below.";
  const to = isolated(recipientEmail);
  if (deliverAt <= paidAt) return `We are sending it to ${to} now.`;
  return `We will send it to ${to} on ${dayOf(deliverAt, timeZone)}.`;
}

const dayOf = (date: Date, timeZone: string): string => formatBillingDate(date, timeZone);

/** Mail about a gift card. Names, addresses, and messages may be in any script. */
export const giftMailText = (mail: GiftMail, publicUrl: string): MailText =>
  renderMail(mail.kind === "RECEIPT" ? receipt(mail, publicUrl) : delivery(mail, publicUrl));
