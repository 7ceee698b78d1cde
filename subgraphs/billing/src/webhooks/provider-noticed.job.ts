import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { WebhookService } from "./webhook.service";

const noticeShape = z.object({
  key: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  eventType: z.string(),
});

/** Handles a verified notice of the provider; a failure is retried by the queue. */
export const providerNoticedJob =
  (webhooks: WebhookService) =>
  (event: DomainEvent): Promise<void> =>
    webhooks.handle(noticeShape.parse(event.payload), new Date(event.occurredAt));
