import { z } from "zod";
import { defineEvent } from "../define-event";

export const giftMailRequested = defineEvent({
  topic: "gift-mail.requested",
  version: 1,
  doc: "A gift card was bought or is due. Accounts mails it, once per event. Billing publishes one event per gift card and mail.",
  publisher: "billing",
  consumers: ["accounts"],
  payload: z.object({
    sealed: z
      .string()
      .describe(
        "A gift mail, encrypted with AES-256-GCM because it holds the redemption code, in base64url.",
      ),
  }),
});

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const gift = {
  amountCents: z.int().positive().describe("In minor units of the currency."),
  currency: z.enum(["USD", "INR"]),
  to: z.string().describe("Email address that the mail goes to."),
  giverName: z.string(),
  recipientName: z.string(),
  message: z.string().nullable().describe("The giver's words, in lines."),
};

/** What the event seals. */
export const giftMail = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("RECEIPT").describe("To the giver, when the gift card is paid."),
    ...gift,
    orderNumber: z.string(),
    paidAt: moment,
    timeZone: z.string().describe("The giver's IANA time zone."),
    recipientEmail: z.string().nullable().describe("Null for a printed card."),
    deliverAt: moment.nullable().describe("Null for a printed card."),
    code: z.string().nullable().describe("Redemption code of a printed card, else null."),
  }),
  z.object({
    kind: z.literal("DELIVERY").describe("To the recipient, at the chosen time."),
    ...gift,
    code: z.string().describe("Redemption code."),
  }),
]);

export type GiftMail = z.output<typeof giftMail>;
export type WrittenGiftMail = z.input<typeof giftMail>;

/** Purpose of the key that seals gift mails. Billing and accounts derive it from their shared secret. */
export const GIFT_SEAL = "gift mail seal";
