import { engagementRequested } from "@eightcount/contracts/events/engagement-requested";
import { consume } from "@eightcount/service-kit/events/consume";
import type { EngagementService } from "./engagement.service";

export const engagementRequestedJob = (engagement: EngagementService) =>
  consume(engagementRequested, ({ id, occurredAt, payload }) =>
    engagement.forward({ id, occurredAt, ...payload }),
  );
