import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { CouponService } from "../coupons/coupon.service";
import type { TicketService } from "../entitlement/ticket.service";
import type { BillingInfrastructure } from "../infrastructure";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { CodeGuessService } from "../limits/code-guess.service";
import type { OfferService } from "../plans/offer.service";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { BillingAddressService } from "./billing-address.service";
import { CheckoutResolver } from "./checkout.resolver";
import { OrderPreviewService } from "./order-preview.service";
import { PurchaseService } from "./purchase.service";
import { PurchaseAttemptRepository } from "./purchase-attempt.repository";
import { PurchaseLimitService } from "./purchase-limit.service";
import { PurchaseProcess } from "./purchase-process.service";

export interface CheckoutNeeds {
  readonly limits: AttemptLimits;
  readonly guesses: CodeGuessService;
  readonly offers: OfferService;
  readonly coupons: CouponService;
  readonly accounts: AccountReaderService;
  readonly tickets: TicketService;
  readonly subscriptions: SubscriptionService;
  readonly actions: SubscriptionActionsService;
}

export function checkoutModule(infrastructure: BillingInfrastructure, needs: CheckoutNeeds) {
  const { prisma, providers, clock } = infrastructure;
  const { limits, guesses, offers, coupons } = needs;
  const purchaseAttempts = new PurchaseAttemptRepository(prisma);
  const purchases = purchaseService(infrastructure, { ...needs, purchaseAttempts });
  const previews = new OrderPreviewService({
    provider: providers.billing,
    offers,
    coupons,
    attemptLimits: limits,
    guesses,
    clock,
  });
  return {
    resolvers: [
      new CheckoutResolver({
        settings: settingsOf(infrastructure),
        previews,
        addresses: new BillingAddressService(providers.billing, limits),
        purchases,
      }),
    ],
    services: { purchaseAttempts, purchases },
  } satisfies FeatureModule;
}

function settingsOf({ config }: BillingInfrastructure) {
  return {
    processor: "RECURLY",
    publicKey: config.recurlyPublicKey,
    scriptUrl: config.recurlyScriptUrl,
    apiUrl: config.recurlyBrowserApi,
    walletEnabled: config.isWalletEnabled,
    planPurchaseEnabled: config.isPlanPurchaseEnabled,
    giftCardUrl: config.giftCardUrl,
  } as const;
}

interface PurchaseNeeds extends CheckoutNeeds {
  readonly purchaseAttempts: PurchaseAttemptRepository;
}

function purchaseService(
  { config, providers, clock, logger }: BillingInfrastructure,
  needs: PurchaseNeeds,
): PurchaseService {
  const { limits, offers, coupons, accounts, tickets, actions } = needs;
  const { subscriptions, purchaseAttempts } = needs;
  return new PurchaseService({
    purchaseAttempts,
    subscriptions,
    process: new PurchaseProcess({
      provider: providers.billing,
      accounts,
      offers,
      coupons,
      subscriptions,
      purchaseAttempts,
      actions,
      clock,
      logger,
    }),
    tickets,
    limits: new PurchaseLimitService(limits),
    isOpen: config.isPlanPurchaseEnabled,
  });
}
