import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { WebhookService } from "./webhook.service";

const noticeShape = z.object({
  key: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  eventType: z.string(),
});

/** Handles a verified notice with the service of whoever sent it; a failure is retried by the queue. */
export const providerNoticedJob =
  (senderOf: (objectType: string) => WebhookService) =>
  (event: DomainEvent): Promise<void> => {
    const notice = noticeShape.parse(event.payload);
    return senderOf(notice.objectType).handle(notice, new Date(event.occurredAt));
  };
