import { z } from "zod";
import { defineEvent } from "../define-event";

const moment = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .describe(description);
const memberId = z.uuid();
const planName = z.string().describe("The plan's name at the provider.");
const paymentMethod = z
  .string()
  .nullable()
  .describe("For example Visa ending with 1111; null if it is unknown.");
const amount = {
  amountCents: z.int().nonnegative().describe("In minor units of the currency."),
  currency: z.enum(["USD", "INR"]),
};

export const noticeRequested = defineEvent({
  topic: "notice.requested",
  version: 1,
  doc: "Something changed in a membership that its member must know. Accounts mails it to them, once per event. Billing publishes one event per member, kind, and period.",
  publisher: "billing",
  consumers: ["accounts"],
  payload: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("WELCOME").describe("The member's first purchase."),
      memberId,
      planName,
      isTrial: z.boolean(),
      ...amount,
      nextChargeAt: moment("").nullable().describe("Time of the next charge; null if none is due."),
    }),
    z.object({
      kind: z.literal("RECEIPT").describe("The payment method was charged."),
      memberId,
      invoiceNumber: z.string(),
      ...amount,
      paidAt: moment("Time of the payment."),
      paymentMethod,
    }),
    z.object({
      kind: z.literal("TRIAL_REMINDER").describe("The trial ends within two days."),
      memberId,
      planName,
      ...amount,
      chargedAt: moment("End of the trial, when the amount is charged."),
    }),
    z.object({
      kind: z.literal("PAYMENT_FAILED").describe("A payment failed for the first time."),
      memberId,
      paymentMethod,
      ...amount,
      accessUntil: moment("End of the days of grace."),
    }),
    z.object({
      kind: z.literal("ACCESS_LOCKED").describe("The days of grace passed without a payment."),
      memberId,
      paymentMethod,
      ...amount,
    }),
    z.object({
      kind: z.literal("CARD_EXPIRING").describe("The card expires within 30 days."),
      memberId,
      paymentMethod,
      validThrough: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .describe("The card's last month."),
    }),
    z.object({
      kind: z.literal("CANCELED").describe("The subscription will not renew."),
      memberId,
      planName,
      accessEndsAt: moment("End of the paid period or of the trial."),
    }),
    z.object({
      kind: z.literal("PLAN_CHANGE_SCHEDULED").describe("Another plan was chosen."),
      memberId,
      planName,
      newPlanName: z.string(),
      ...amount,
      activatesAt: moment("Time when the new plan starts and is charged."),
    }),
    z.object({
      kind: z.literal("PAUSE_SCHEDULED").describe("The member takes a break."),
      memberId,
      planName,
      ...amount,
      pausesAt: moment("End of the paid period, when access ends."),
      resumesAt: moment("Time when access returns and the amount is charged."),
    }),
  ]),
});
