import { z } from "zod";
import { defineEvent } from "../define-event";

export const cancellationEnded = defineEvent({
  topic: "cancellation.ended",
  version: 1,
  doc: "A member left the cancellation flow by canceling or by accepting the retention offer. Accounts reports it to the engagement service.",
  publisher: "billing",
  consumers: ["engagement"],
  payload: z.object({
    memberId: z.uuid(),
    offerAccepted: z.boolean(),
    planCode: z.string().describe("Code of the plan at that time."),
    nextBillingDate: z.iso
      .datetime({ offset: true })
      .nullish()
      .describe("Next charge after the free days; null if canceled."),
    reason: z.string().nullish().describe("Reason picked in the survey; null if skipped."),
    feedback: z
      .string()
      .nullish()
      .describe("The member's comment without email addresses; null if skipped."),
  }),
});
