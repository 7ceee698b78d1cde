import { z } from "zod";
import { defineEvent } from "../define-event";

export const entitlementChanged = defineEvent({
  topic: "entitlement.changed",
  version: 1,
  doc: "A member may watch from now on, or no longer. Accounts changes the member's groups.",
  publisher: "billing",
  consumers: ["accounts"],
  payload: z.object({
    memberId: z.uuid(),
    isEntitled: z.boolean(),
    planCode: z.string().nullish().describe("The plan that entitles; null without one."),
    occurredAt: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .describe("When it changed; of two events the later one holds."),
  }),
});
