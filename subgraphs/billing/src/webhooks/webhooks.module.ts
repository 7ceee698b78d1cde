import { providerNoticed } from "@eightcount/contracts/events/provider-noticed";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { Express } from "express";
import type { BillingInfrastructure } from "../infrastructure";
import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import { CrmNoticesService } from "../legacy-crm/crm-notices.service";
import type { CrmRequestRepository } from "../legacy-crm/crm-request.repository";
import type { ProviderNotice } from "../providers/billing/billing.provider";
import { CRM_SUBSCRIPTION } from "../providers/legacy-crm/legacy-crm.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { NoticeIntakeService } from "./notice-intake.service";
import { providerNoticedJob } from "./provider-noticed.job";
import { WEBHOOK_PATHS, webhookRoute } from "./webhook.route";
import { WebhookService } from "./webhook.service";
import { WebhookDeliveryRepository } from "./webhook-delivery.repository";

export interface WebhooksNeeds {
  readonly contacts: CrmContactRepository;
  readonly crmRequests: CrmRequestRepository;
  readonly subscriptions: SubscriptionService;
}

export function webhooksModule(
  { prisma, providers, clock, logger }: BillingInfrastructure,
  { contacts, crmRequests, subscriptions }: WebhooksNeeds,
) {
  const { billing, crm } = providers;
  const deliveries = new WebhookDeliveryRepository(prisma);
  const parts = { deliveries, subscriptions, clock };
  const webhooks = new WebhookService({
    ...parts,
    provider: billing,
    defer: async (memberId, notice, receivedAt) => {
      if (!crm || (await contacts.findContact(memberId)) === null) return false;
      await crmRequests.requestReading(notice, receivedAt);
      return true;
    },
  });
  const undeferred = new WebhookService({ ...parts, provider: billing });
  const crmWebhooks =
    crm && new WebhookService({ ...parts, provider: new CrmNoticesService(crm, contacts) });
  return {
    publishes: [providerNoticed],
    consumes: [providerNoticedJob(new NoticeIntakeService(webhooks, crmRequests))],
    routes: (app: Express) => {
      webhookRoute({ path: WEBHOOK_PATHS.billing, webhooks, logger })(app);
      if (crmWebhooks)
        webhookRoute({ path: WEBHOOK_PATHS.crm, webhooks: crmWebhooks, logger })(app);
    },
    services: {
      deliveries,
      /** Handles a notice from the queue of the CRM, where it may wait. */
      handleNotice: (notice: ProviderNotice, receivedAt: Date): Promise<void> => {
        const isOfCrm = notice.objectType === CRM_SUBSCRIPTION && crmWebhooks;
        return (isOfCrm || undeferred).handle(notice, receivedAt);
      },
    },
  } satisfies FeatureModule;
}
