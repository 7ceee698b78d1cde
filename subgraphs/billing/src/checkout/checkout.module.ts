import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { MemberTurnRepository } from "../actions/member-turn.repository";
import type { BillingInfrastructure } from "../infrastructure";
import { AgreedAmountService } from "./agreed-amount.service";
import { BillingAddressService } from "./billing-address.service";
import { CheckoutResolver } from "./checkout.resolver";
import { type OrderPreviewParts, OrderPreviewService } from "./order-preview.service";
import { type PurchaseParts, PurchaseService } from "./purchase.service";
import { PurchaseAttemptRepository } from "./purchase-attempt.repository";
import { PurchaseLimitService } from "./purchase-limit.service";
import { PurchaseProcess, type PurchaseProcessParts } from "./purchase-process.service";

export interface CheckoutNeeds
  extends Omit<
      PurchaseProcessParts,
      "provider" | "agreedAmount" | "purchaseAttempts" | "clock" | "logger"
    >,
    Pick<OrderPreviewParts, "guesses">,
    Pick<PurchaseParts, "tickets"> {
  readonly limits: AttemptLimits;
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
        addresses: billingAddressService(infrastructure, needs),
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

function billingAddressService(
  { prisma, providers }: BillingInfrastructure,
  { limits, accounts, subscriptions }: CheckoutNeeds,
): BillingAddressService {
  const turns = new MemberTurnRepository(prisma, "ADDRESS");
  const provider = providers.billing;
  return new BillingAddressService({
    ...{ provider, accounts, subscriptions, turns },
    attemptLimits: limits,
  });
}

interface PurchaseNeeds extends CheckoutNeeds {
  readonly purchaseAttempts: PurchaseAttemptRepository;
}

function purchaseService(
  { config, providers, clock, logger }: BillingInfrastructure,
  needs: PurchaseNeeds,
): PurchaseService {
  const provider = providers.billing;
  const agreedAmount = new AgreedAmountService(provider);
  return new PurchaseService({
    ...needs,
    process: new PurchaseProcess({ ...needs, provider, agreedAmount, clock, logger }),
    limits: new PurchaseLimitService(needs.limits),
    isOpen: config.isPlanPurchaseEnabled,
  });
}
