import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { EngagementService } from "./engagement.service";

const requested = z.object({
  memberId: z.uuid(),
  eventType: z.string().regex(/^[A-Z][A-Z_]{2,63}$/),
  eventDetails: z.string().transform((text) => JSON.parse(text) as unknown),
});

/** The engagement queue's way in. */
export const engagementRequestedJob =
  (engagement: EngagementService): EventHandler =>
  ({ id, occurredAt, payload }) =>
    engagement.tell({ id, occurredAt, ...requested.parse(payload) });
