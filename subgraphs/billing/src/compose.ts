import { AuditLog } from "@eightcount/service-kit/audit/audit-log";
import { auditMutations } from "@eightcount/service-kit/audit/audit-mutations";
import { type Clock, systemClock } from "@eightcount/service-kit/clock/clock";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { SharedMemory } from "@eightcount/service-kit/limits/shared-memory";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Express } from "express";
import { Pool } from "pg";
import { auditedMutations } from "./audit/audited-mutations";
import { BillingAddressService } from "./checkout/billing-address.service";
import { CheckoutResolver } from "./checkout/checkout.resolver";
import { OrderPreviewService } from "./checkout/order-preview.service";
import { PurchaseService } from "./checkout/purchase.service";
import { PurchaseAttemptRepository } from "./checkout/purchase-attempt.repository";
import { PurchaseLimitService } from "./checkout/purchase-limit.service";
import { PurchaseProcess } from "./checkout/purchase-process.service";
import type { BillingConfig } from "./config";
import { CouponResolver } from "./coupons/coupon.resolver";
import { CouponService } from "./coupons/coupon.service";
import { EntitlementTickets } from "./entitlement/entitlement-ticket";
import { PrismaClient } from "./generated/client/client";
import { AccountReaderService } from "./legacy-crm/account-reader.service";
import { CrmContactRepository } from "./legacy-crm/crm-contact.repository";
import { CrmNoticesService } from "./legacy-crm/crm-notices.service";
import { CodeGuessService } from "./limits/code-guess.service";
import { makeLoaders } from "./loaders";
import { MemberAccountService } from "./member-accounts/member-account.service";
import { memberVerifiedJob } from "./member-accounts/member-verified.job";
import { OfferService } from "./plans/offer.service";
import { PlanResolver } from "./plans/plan.resolver";
import { PlanService } from "./plans/plan.service";
import type { BillingProvider } from "./providers/billing/billing.provider";
import { createBillingProvider } from "./providers/billing/registry";
import {
  CRM_SUBSCRIPTION,
  type LegacyCrmProvider,
} from "./providers/legacy-crm/legacy-crm.provider";
import { createLegacyCrm } from "./providers/legacy-crm/registry";
import { billingSchema } from "./schema";
import { MemberResolver } from "./subscriptions/member.resolver";
import { ReconcileService } from "./subscriptions/reconcile.service";
import { SubscriptionRepository } from "./subscriptions/subscription.repository";
import { SubscriptionService } from "./subscriptions/subscription.service";
import { providerNoticedJob } from "./webhooks/provider-noticed.job";
import { WEBHOOK_PATHS, webhookRoute } from "./webhooks/webhook.route";
import { type WebhookParts, WebhookService } from "./webhooks/webhook.service";
import { WebhookDeliveryRepository } from "./webhooks/webhook-delivery.repository";

/** How long a transaction waits for a free connection; the library's 2 s is short under a rush. */
const TRANSACTION_WAIT_MS = 8000;

/** What a test may put in the place of the real thing. */
export interface Overrides {
  readonly clock?: Clock;
  readonly provider?: BillingProvider;
  /** Prefix of everything kept in Redis. */
  readonly redisPrefix?: string;
}

interface Ground {
  readonly config: BillingConfig;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly pool: Pool;
  readonly prisma: PrismaClient;
  readonly provider: BillingProvider;
  readonly crm: LegacyCrmProvider | null;
  readonly memory: SharedMemory;
  readonly redisPrefix: string;
}

export type Billing = Awaited<ReturnType<typeof compose>>;

/** Puts this subgraph together; whoever calls it closes it. */
export async function compose(config: BillingConfig, logger: Logger, overrides: Overrides = {}) {
  const ground = layGround(config, logger, overrides);
  const { pool, prisma, memory } = ground;
  const repositories = makeRepositories(ground);
  const services = makeServices(ground, repositories);
  const resolvers = new Map(
    makeResolvers(ground, services).map((resolver) => [resolver.constructor, resolver]),
  );
  const { schema, typeDefs } = await billingSchema({ get: (type) => resolvers.get(type) });
  auditMutations(schema, { mutations: auditedMutations, log: repositories.audit });
  await Promise.all([prisma.$connect(), memory.open()]);
  return {
    schema,
    typeDefs,
    routes: (app: Express) => {
      const { webhooks, crmWebhooks } = services;
      webhookRoute({ path: WEBHOOK_PATHS.billing, webhooks, logger })(app);
      if (crmWebhooks)
        webhookRoute({ path: WEBHOOK_PATHS.crm, webhooks: crmWebhooks, logger })(app);
    },
    loaders: () => makeLoaders(repositories.subscriptions),
    ready: async () => void (await pool.query("SELECT 1")),
    jobs: () => ({ ...makeJobs(ground, services), audit: repositories.audit, logger }),
    /** Saves what the audit log has taken so far. */
    saveAudit: () => repositories.audit.drain(),
    provider: ground.provider,
    accounts: services.accounts,
    subscriptions: services.subscriptions,
    close: async () => {
      await repositories.audit.drain();
      await Promise.all([memory.close(), prisma.$disconnect()]);
      await pool.end();
    },
  };
}

function layGround(config: BillingConfig, logger: Logger, overrides: Overrides): Ground {
  const pool = new Pool({ connectionString: config.databaseUrl, max: 10 });
  pool.on("error", (error) => logger.warn({ err: error }, "an idle database connection broke"));
  const provider =
    overrides.provider ??
    createBillingProvider(config.billingProvider, {
      apiKey: config.recurlyApiKey,
      region: config.recurlyRegion,
      baseUrl: config.recurlyBaseUrl,
      webhookSecret: config.recurlyWebhookSecret,
      logger,
    });
  const redisPrefix = overrides.redisPrefix ?? "eightcount";
  return {
    config,
    logger,
    clock: overrides.clock ?? systemClock,
    pool,
    prisma: new PrismaClient({
      adapter: new PrismaPg(pool),
      transactionOptions: { maxWait: TRANSACTION_WAIT_MS },
    }),
    provider,
    crm: createLegacyCrm({
      baseUrl: config.crmBaseUrl,
      apiKey: config.crmApiKey,
      webhookSecret: config.crmWebhookSecret,
    }),
    memory: new SharedMemory({
      redisUrl: config.redisUrl,
      logger,
      prefix: `${redisPrefix}:billing:`,
    }),
    redisPrefix,
  };
}

function makeRepositories({ pool, logger, prisma, memory }: Ground) {
  return {
    audit: new AuditLog({ pool, logger }),
    limits: new AttemptLimits(memory),
    subscriptions: new SubscriptionRepository(prisma),
    attempts: new PurchaseAttemptRepository(prisma),
    deliveries: new WebhookDeliveryRepository(prisma),
    contacts: new CrmContactRepository(prisma),
  };
}

function makeServices(ground: Ground, repositories: ReturnType<typeof makeRepositories>) {
  const { provider, clock, logger, config, crm } = ground;
  const { attempts, deliveries, limits, contacts } = repositories;
  const plans = new PlanService(provider, clock);
  const offers = new OfferService(plans);
  const guesses = new CodeGuessService(limits);
  const coupons = new CouponService({ provider, plans, attempts: limits, guesses });
  const accounts = new AccountReaderService({ provider, crm, contacts });
  const subscriptions = new SubscriptionService({
    accounts,
    subscriptions: repositories.subscriptions,
  });
  return {
    plans,
    coupons,
    subscriptions,
    previews: new OrderPreviewService({
      provider,
      offers,
      coupons,
      attempts: limits,
      guesses,
      clock,
    }),
    addresses: new BillingAddressService(provider, limits),
    purchases: new PurchaseService({
      attempts,
      subscriptions: repositories.subscriptions,
      process: new PurchaseProcess({
        provider,
        accounts,
        offers,
        coupons,
        subscriptions,
        attempts,
        clock,
        logger,
      }),
      tickets: new EntitlementTickets(config.ticketSecret, clock),
      limits: new PurchaseLimitService(limits),
      isOpen: config.isPlanPurchaseEnabled,
    }),
    accounts: new MemberAccountService({ provider, crm, contacts, subscriptions }),
    webhooks: new WebhookService({ provider, deliveries, subscriptions, clock }),
    crmWebhooks: crm && crmWebhooks({ crm, contacts, deliveries, subscriptions, clock }),
    reconcile: new ReconcileService({
      accounts,
      subscriptions,
      readings: repositories.subscriptions,
      attempts,
      deliveries,
      clock,
      logger,
      staleMinutes: config.reconcileMinutes,
    }),
  };
}

type Services = ReturnType<typeof makeServices>;

function crmWebhooks({ crm, contacts, ...parts }: CrmWebhookParts): WebhookService {
  return new WebhookService({ ...parts, provider: new CrmNoticesService(crm, contacts) });
}

interface CrmWebhookParts extends Omit<WebhookParts, "provider"> {
  readonly crm: LegacyCrmProvider;
  readonly contacts: CrmContactRepository;
}

function makeResolvers({ config }: Ground, services: Services): readonly object[] {
  const settings = {
    processor: "RECURLY",
    publicKey: config.recurlyPublicKey,
    scriptUrl: config.recurlyScriptUrl,
    apiUrl: config.recurlyBrowserApi,
    walletEnabled: config.isWalletEnabled,
    planPurchaseEnabled: config.isPlanPurchaseEnabled,
    giftCardUrl: config.giftCardUrl,
  } as const;
  return [
    new CheckoutResolver({ settings, ...services }),
    new CouponResolver(services.coupons),
    new MemberResolver(services.subscriptions),
    new PlanResolver(services.plans),
  ];
}

const ROUTES = { "entitlement.changed": ["accounts"], "provider.noticed": ["billing"] } as const;

function makeJobs({ config, logger, pool, redisPrefix }: Ground, services: Services) {
  const queues = new EventQueues({ redisUrl: config.redisUrl, logger, prefix: redisPrefix });
  return {
    queues,
    outbox: new OutboxRelay({ pool, queues, routes: ROUTES, logger }),
    handlers: {
      "member.verified": memberVerifiedJob(services.accounts),
      "provider.noticed": providerNoticedJob((objectType) =>
        objectType === CRM_SUBSCRIPTION && services.crmWebhooks
          ? services.crmWebhooks
          : services.webhooks,
      ),
    },
    reconcile: services.reconcile,
    reconcileOptions: {
      redisUrl: config.redisUrl,
      prefix: redisPrefix,
      everyMinutes: config.reconcileMinutes,
      logger,
    },
  };
}
