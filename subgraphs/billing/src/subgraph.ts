import { defineSubgraph } from "@eightcount/service-kit/subgraph/define-subgraph";
import { actionsModule } from "./actions/actions.module";
import { auditedMutations } from "./audit/audited-mutations";
import { cancellationModule } from "./cancellation/cancellation.module";
import { checkoutModule } from "./checkout/checkout.module";
import { loadBillingConfig } from "./config";
import { couponsModule } from "./coupons/coupons.module";
import { departuresModule } from "./departures/departures.module";
import { entitlementModule } from "./entitlement/entitlement.module";
import { PrismaClient } from "./generated/client/client";
import { giftCardsModule } from "./gift-cards/gift-cards.module";
import type { BillingInfrastructure } from "./infrastructure";
import { invoicesModule } from "./invoices/invoices.module";
import { crmQueueModule } from "./legacy-crm/crm-queue.module";
import { legacyCrmModule } from "./legacy-crm/legacy-crm.module";
import { limitsModule } from "./limits/limits.module";
import { memberAccountsModule } from "./member-accounts/member-accounts.module";
import { memberStoryModule } from "./member-story/member-story.module";
import { myDataModule } from "./my-data/my-data.module";
import { noticesModule } from "./notices/notices.module";
import { pausesModule } from "./pauses/pauses.module";
import { paymentMethodsModule } from "./payment-methods/payment-methods.module";
import { planChangesModule } from "./plan-changes/plan-changes.module";
import { plansModule } from "./plans/plans.module";
import { previewsModule } from "./previews/previews.module";
import { createBillingProvider } from "./providers/billing/registry";
import { createLegacyCrm } from "./providers/legacy-crm/registry";
import { reactivationModule } from "./reactivation/reactivation.module";
import { reconcileModule } from "./subscriptions/reconcile.module";
import { subscriptionsModule } from "./subscriptions/subscriptions.module";
import { webhooksModule } from "./webhooks/webhooks.module";

export const billing = defineSubgraph({
  name: "billing",
  config: loadBillingConfig,
  database: {
    // Long enough to wait for another purchase's row locks. No transaction spans a provider call.
    statementTimeoutMs: 5_000,
    connectionTimeoutMs: 8_000,
    openPrisma: (options) => new PrismaClient(options),
  },
  providers: {
    billing: ({ config, logger }) =>
      createBillingProvider(config.billingProvider, {
        apiKey: config.recurlyApiKey,
        region: config.recurlyRegion,
        baseUrl: config.recurlyBaseUrl,
        webhookSecret: config.recurlyWebhookSecret,
        logger,
      }),
    crm: ({ config, logger }) =>
      createLegacyCrm({
        baseUrl: config.crmBaseUrl,
        apiKey: config.crmApiKey,
        webhookSecret: config.crmWebhookSecret,
        logger,
      }),
  },
  audit: auditedMutations,
  modules,
});

function modules(infrastructure: BillingInfrastructure) {
  const limits = limitsModule(infrastructure);
  const plans = plansModule(infrastructure);
  const coupons = couponsModule(infrastructure, { ...limits.services, ...plans.services });
  const legacyCrm = legacyCrmModule(infrastructure);
  const subscriptions = subscriptionsModule(infrastructure, legacyCrm.services);
  const entitlement = entitlementModule(infrastructure, subscriptions.services);
  const shared = {
    ...limits.services,
    ...plans.services,
    ...legacyCrm.services,
    ...subscriptions.services,
    ...entitlement.services,
  };
  const actions = actionsModule(infrastructure, shared);
  const acting = { ...shared, ...actions.services };
  const checkout = checkoutModule(infrastructure, { ...acting, ...coupons.services });
  const webhooks = webhooksModule(infrastructure, shared);
  const cancellation = cancellationModule(infrastructure, actions.services);
  const giftCards = giftCardsModule(infrastructure, acting);
  const memberAccounts = memberAccountsModule(infrastructure, shared);
  return {
    limits,
    plans,
    coupons,
    legacyCrm,
    subscriptions,
    entitlement,
    checkout,
    actions,
    cancellation,
    departures: departuresModule(infrastructure, {
      ...shared,
      ...cancellation.services,
      ...giftCards.services,
    }),
    reactivation: reactivationModule(infrastructure, { ...acting, ...checkout.services }),
    pauses: pausesModule(infrastructure, acting),
    planChanges: planChangesModule(infrastructure, actions.services),
    paymentMethods: paymentMethodsModule(infrastructure, acting),
    myData: myDataModule(infrastructure),
    invoices: invoicesModule(infrastructure, limits.services),
    notices: noticesModule(infrastructure),
    giftCards,
    memberStory: memberStoryModule(infrastructure, shared),
    previews: previewsModule(infrastructure, acting),
    memberAccounts,
    webhooks,
    crmQueue: crmQueueModule({
      accounts: memberAccounts.services.memberAccounts,
      handleNotice: webhooks.services.handleNotice,
    }),
    reconcile: reconcileModule(infrastructure, {
      ...acting,
      ...checkout.services,
      ...webhooks.services,
    }),
  };
}
