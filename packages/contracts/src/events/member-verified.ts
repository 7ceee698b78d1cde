import { z } from "zod";
import { defineEvent } from "../define-event";

export const memberVerified = defineEvent({
  topic: "member.verified",
  version: 1,
  doc: "A member has proved that an email address is theirs. Billing opens an account for them.",
  publisher: "accounts",
  consumers: ["billing"],
  payload: z.object({
    memberId: z.uuid(),
    email: z.string().min(3),
    billingProcessor: z
      .enum(["RECURLY", "CRM"])
      .default("RECURLY")
      .describe("Who collects the member's payments."),
  }),
});
