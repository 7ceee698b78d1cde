import { z } from "zod";
import { defineEvent } from "../define-event";

export const entitlementChanged = defineEvent({
  topic: "entitlement.changed",
  version: 1,
  doc: "A member's entitlement started or ended. Accounts updates the member's groups.",
  publisher: "billing",
  consumers: ["accounts"],
  payload: z.object({
    memberId: z.uuid(),
    isEntitled: z.boolean(),
    planCode: z
      .string()
      .nullish()
      .describe("Code of the plan that entitles the member; null if there is none."),
    occurredAt: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .describe(
        "Time of the change. Consumers ignore an event that is older than the last one applied.",
      ),
  }),
});
