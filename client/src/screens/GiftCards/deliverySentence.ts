import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import type { BoughtGift } from "./boughtGift";
import { dayOf } from "./giftDraft";

/** Isolates an address or a name, so that its direction does not reorder the sentence. */
const isolated = (text: string) => `\u2068${text.trim()}\u2069`;

/** Says what happens with the card next. */
export function deliverySentence({ draft, deliverAt }: BoughtGift): string {
  const name = isolated(draft.recipientName);
  if (draft.delivery === "PRINT" || !deliverAt) {
    return `The card for ${name} is ready to print. Your receipt has the code, too.`;
  }
  const to = isolated(draft.recipientEmail);
  if (draft.day === dayOf(new Date())) return `We’re sending it to ${name} at ${to} now.`;
  return `We’ll send it to ${name} at ${to} on ${formatBillingDate(new Date(deliverAt))}.`;
}
