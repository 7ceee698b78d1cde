import { z } from "zod";
import { defineEvent } from "../define-event";

export const memberVerified = defineEvent({
  topic: "member.verified",
  version: 1,
  doc: "A member verified their email address. Billing opens an account for them.",
  publisher: "accounts",
  consumers: ["billing"],
  payload: z.object({
    memberId: z.uuid(),
    email: z.string().min(3),
    billingProcessor: z
      .enum(["RECURLY", "CRM"])
      .default("RECURLY")
      .describe("System that bills the member."),
  }),
});
