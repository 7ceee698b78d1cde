import { z } from "zod";
import { defineEvent } from "../define-event";

export const memberErased = defineEvent({
  topic: "member.erased",
  version: 1,
  doc: "Accounts erased a member. Every subgraph deletes what it stores about them. Billing keeps only what the law asks for, and closes the accounts at the billing provider and the CRM.",
  publisher: "accounts",
  consumers: ["viewing", "catalogue", "departures", "accounts"],
  payload: z.object({
    memberId: z.uuid(),
    recipient: z
      .string()
      .optional()
      .describe(
        "Keyed hash of the address, which only accounts can compute. It finds the member's queued mails. Missing on events of earlier releases.",
      ),
  }),
});
