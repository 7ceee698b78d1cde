import { providerNoticed } from "@eightcount/contracts/events/provider-noticed";
import { consume } from "@eightcount/service-kit/events/consume";
import type { CrmRequestRepository } from "../legacy-crm/crm-request.repository";
import { CRM_SUBSCRIPTION } from "../providers/legacy-crm/legacy-crm.provider";
import type { WebhookService } from "./webhook.service";

/** Notices of the CRM are left to its own queue. */
export const providerNoticedJob = (
  webhooks: WebhookService,
  crmRequests: Pick<CrmRequestRepository, "requestReading">,
) =>
  consume(providerNoticed, ({ payload, occurredAt }) => {
    const receivedAt = new Date(occurredAt);
    return payload.objectType === CRM_SUBSCRIPTION
      ? crmRequests.requestReading(payload, receivedAt)
      : webhooks.handle(payload, receivedAt);
  });
