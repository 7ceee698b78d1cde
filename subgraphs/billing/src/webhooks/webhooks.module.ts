import { providerNoticed } from "@eightcount/contracts/events/provider-noticed";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { Express } from "express";
import type { BillingInfrastructure } from "../infrastructure";
import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import { CrmNoticesService } from "../legacy-crm/crm-notices.service";
import { CRM_SUBSCRIPTION } from "../providers/legacy-crm/legacy-crm.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { providerNoticedJob } from "./provider-noticed.job";
import { WEBHOOK_PATHS, webhookRoute } from "./webhook.route";
import { WebhookService } from "./webhook.service";
import { WebhookDeliveryRepository } from "./webhook-delivery.repository";

export interface WebhooksNeeds {
  readonly contacts: CrmContactRepository;
  readonly subscriptions: SubscriptionService;
}

export function webhooksModule(
  { prisma, providers, clock, logger }: BillingInfrastructure,
  { contacts, subscriptions }: WebhooksNeeds,
) {
  const { billing, crm } = providers;
  const deliveries = new WebhookDeliveryRepository(prisma);
  const parts = { deliveries, subscriptions, clock };
  const webhooks = new WebhookService({ ...parts, provider: billing });
  const crmWebhooks =
    crm && new WebhookService({ ...parts, provider: new CrmNoticesService(crm, contacts) });
  return {
    publishes: [providerNoticed],
    consumes: [
      providerNoticedJob((objectType) =>
        objectType === CRM_SUBSCRIPTION && crmWebhooks ? crmWebhooks : webhooks,
      ),
    ],
    routes: (app: Express) => {
      webhookRoute({ path: WEBHOOK_PATHS.billing, webhooks, logger })(app);
      if (crmWebhooks)
        webhookRoute({ path: WEBHOOK_PATHS.crm, webhooks: crmWebhooks, logger })(app);
    },
    services: { deliveries },
  } satisfies FeatureModule;
}
