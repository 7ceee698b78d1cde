import { providerNoticed } from "@eightcount/contracts/events/provider-noticed";
import { consume } from "@eightcount/service-kit/events/consume";
import type { WebhookService } from "./webhook.service";

export const providerNoticedJob = (serviceFor: (objectType: string) => WebhookService) =>
  consume(providerNoticed, ({ payload, occurredAt }) =>
    serviceFor(payload.objectType).handle(payload, new Date(occurredAt)),
  );
