import type { CrmRequestRepository } from "../legacy-crm/crm-request.repository";
import type { ProviderNotice } from "../providers/billing/billing.provider";
import { CRM_SUBSCRIPTION } from "../providers/legacy-crm/legacy-crm.provider";
import type { WebhookService } from "./webhook.service";

/** Takes accepted notices. Those of the CRM are left to its own queue. */
export class NoticeIntakeService {
  constructor(
    private readonly webhooks: Pick<WebhookService, "handle">,
    private readonly crmRequests: Pick<CrmRequestRepository, "requestReading">,
  ) {}

  take(notice: ProviderNotice, receivedAt: Date): Promise<void> {
    return notice.objectType === CRM_SUBSCRIPTION
      ? this.crmRequests.requestReading(notice, receivedAt)
      : this.webhooks.handle(notice, receivedAt);
  }
}
