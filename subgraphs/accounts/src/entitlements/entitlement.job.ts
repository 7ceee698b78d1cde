import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { EntitlementService } from "./entitlement.service";

const changed = z.object({
  memberId: z.uuid(),
  isEntitled: z.boolean(),
  planCode: z.string().nullish(),
  occurredAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});

/** The queue's way in for what billing decided. */
export const entitlementChangedJob =
  (entitlements: EntitlementService): EventHandler =>
  async (event) =>
    entitlements.hear(event.id, changed.parse(event.payload));
