import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { withMember } from "../actions/with-member";
import type { BillingAddressService } from "./billing-address.service";
import { BillingAddressInput, SaveBillingAddressResult } from "./billing-address.type";
import { CheckoutSettings } from "./checkout-settings.type";
import type { OrderPreviewService } from "./order-preview.service";
import { OrderPreviewInput, OrderPreviewResult } from "./order-preview.type";
import type { PurchaseService } from "./purchase.service";
import { PurchaseSubscriptionInput, PurchaseSubscriptionResult } from "./purchase.type";

export interface CheckoutParts {
  readonly settings: CheckoutSettings;
  readonly previews: OrderPreviewService;
  readonly addresses: BillingAddressService;
  readonly purchases: PurchaseService;
}

@Resolver()
export class CheckoutResolver {
  constructor(private readonly parts: CheckoutParts) {}

  @Query(() => CheckoutSettings, { description: "Settings of the checkout." })
  checkoutSettings() {
    return this.parts.settings;
  }

  @Query(() => OrderPreviewResult, {
    description: "Prices an order without placing it.",
  })
  orderPreview(
    @Arg("input", () => OrderPreviewInput) input: OrderPreviewInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.parts.previews.preview(viewer, {
      planChoice: input.planChoice,
      couponCode: input.couponCode?.trim() || null,
      giftCardCode: input.giftCardRedemptionCode?.trim() || null,
      cardTokenId: input.cardTokenId ?? null,
    });
  }

  @Mutation(() => SaveBillingAddressResult, {
    description: "Saves the address on the signed-in member's account at the provider.",
  })
  saveBillingAddress(
    @Arg("input", () => BillingAddressInput) input: BillingAddressInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const giftCardCode = input.giftCardRedemptionCode ?? null;
    return this.parts.addresses.save(viewer, { ...input, giftCardCode });
  }

  @Mutation(() => PurchaseSubscriptionResult, {
    description: "Buys the chosen plan for the signed-in member with a card or wallet token.",
  })
  async purchaseSubscription(
    @Arg("input", () => PurchaseSubscriptionInput) input: PurchaseSubscriptionInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const outcome = await this.parts.purchases.purchase(viewer, {
      ...input,
      userId: input.userId ?? null,
      couponCodes: input.couponCodes ?? [],
      giftCardCode: input.giftCardRedemptionCode ?? null,
      challengeResultTokenId: input.threeDSecureActionResultTokenId ?? null,
      agreedTodayCents: input.agreedTodayCents ?? null,
    });
    return withMember(outcome);
  }
}
