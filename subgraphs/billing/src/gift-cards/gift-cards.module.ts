import { giftMailRequested } from "@eightcount/contracts/events/gift-mail-requested";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { MemberTurnRepository } from "../actions/member-turn.repository";
import type { BillingInfrastructure } from "../infrastructure";
import { GiftBalanceService } from "./gift-balance.service";
import { GiftCardsResolver } from "./gift-cards.resolver";
import { GiftCreditResolver } from "./gift-credit.resolver";
import { GiftCreditService } from "./gift-credit.service";
import { startGiftDeliveryJob } from "./gift-delivery.job";
import { GiftDeliveryService } from "./gift-delivery.service";
import { GiftMails } from "./gift-mails";
import { GiftOrderRepository } from "./gift-order.repository";
import { type GiftPurchaseParts, GiftPurchaseService } from "./gift-purchase.service";
import { GiftRedemptionRepository } from "./gift-redemption.repository";
import { type GiftRedemptionParts, GiftRedemptionService } from "./gift-redemption.service";
import { GiverAccountService } from "./giver-account.service";
import { RedemptionSettlementService } from "./redemption-settlement.service";

export interface GiftCardsNeeds
  extends Pick<GiftPurchaseParts, "plans">,
    Pick<GiftRedemptionParts, "guesses" | "accounts" | "subscriptions" | "actions" | "countries"> {
  readonly limits: AttemptLimits;
}

export function giftCardsModule(infrastructure: BillingInfrastructure, needs: GiftCardsNeeds) {
  const { prisma, config, clock, logger, redisPrefix, providers } = infrastructure;
  const provider = providers.billing;
  const { limits: attemptLimits, guesses, plans, accounts, subscriptions } = needs;
  const { actions, countries } = needs;
  const orders = new GiftOrderRepository(prisma);
  const mails = new GiftMails(config.ticketSecret);
  const deliveries = new GiftDeliveryService({ provider, orders, mails, clock, logger });
  const balances = new GiftBalanceService({ provider, orders, guesses, attemptLimits });
  const purchases = new GiftPurchaseService({
    ...{ provider, plans, orders, deliveries, attemptLimits, clock },
    isOpen: config.isPlanPurchaseEnabled,
  });
  const stored = new GiftRedemptionRepository(prisma);
  const settlements = new RedemptionSettlementService({
    ...{ provider, subscriptions, clock, logger },
    redemptions: stored,
  });
  const redemptions = new GiftRedemptionService({
    ...{ provider, accounts, subscriptions, actions, countries, balances, settlements },
    ...{ guesses, attemptLimits, clock },
    turns: new MemberTurnRepository(prisma, "GIFT"),
    redemptions: stored,
  });
  const giverAccounts = new GiverAccountService({ provider, orders, clock, logger });
  const forget = async () => {
    await deliveries.forget();
    await giverAccounts.closeForgotten();
  };
  const schedule = { redisUrl: config.redisUrl, prefix: redisPrefix, logger };
  return {
    resolvers: [
      new GiftCardsResolver({ purchases, balances, redemptions }),
      new GiftCreditResolver(new GiftCreditService(provider, attemptLimits)),
    ],
    publishes: [giftMailRequested],
    jobs: [() => startGiftDeliveryJob({ deliveries, settlements }, schedule)],
    pruning: [{ prune: forget, failure: "forgetting gift card orders failed" }],
    services: { deliveries, giverAccounts, settlements },
  } satisfies FeatureModule;
}
