import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { GiftBalanceService } from "./gift-balance.service";
import {
  BuyGiftCardInput,
  BuyGiftCardResult,
  CheckGiftCardInput,
  CheckGiftCardResult,
  RedeemGiftCardInput,
  RedeemGiftCardResult,
} from "./gift-card.type";
import type { GiftPurchaseService } from "./gift-purchase.service";
import type { GiftRedemptionService } from "./gift-redemption.service";

export interface GiftCardParts {
  readonly purchases: GiftPurchaseService;
  readonly balances: GiftBalanceService;
  readonly redemptions: GiftRedemptionService;
}

@Resolver()
export class GiftCardsResolver {
  constructor(private readonly parts: GiftCardParts) {}

  @Mutation(() => BuyGiftCardResult, {
    description:
      "Sells a gift card to a member or a visitor. The giver is mailed a receipt, and the " +
      "recipient the gift card at the chosen time.",
  })
  async buyGiftCard(
    @Arg("input", () => BuyGiftCardInput) input: BuyGiftCardInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const outcome = await this.parts.purchases.buy(viewer, {
      ...input,
      challengeResultTokenId: input.threeDSecureActionResultTokenId ?? null,
      recipientEmail: input.recipientEmail ?? null,
      message: input.message ?? null,
      seenAmountCents: input.seenAmountCents ?? null,
      deliverAt: input.deliverAt ?? null,
    });
    if (outcome.kind !== "bought") return outcome;
    const { order, code } = outcome;
    return {
      orderNumber: order.orderNumber,
      amountCents: order.amountCents,
      currency: order.currency,
      redemptionCode: code,
      deliverAt: order.delivery === "EMAIL" ? order.deliverAt : null,
    };
  }

  @Mutation(() => CheckGiftCardResult, {
    description:
      "Reads the balance of a gift card. A mutation, so that the code stays out of addresses and " +
      "caches.",
  })
  checkGiftCard(
    @Arg("input", () => CheckGiftCardInput) { code }: CheckGiftCardInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.parts.balances.check(viewer, code);
  }

  @Mutation(() => RedeemGiftCardResult, {
    description:
      "Turns a gift card into credit for the signed-in member's next charges. Refused with " +
      "NOT_AVAILABLE unless ADD_GIFT_CARD is among the subscription's actions.",
  })
  async redeemGiftCard(
    @Arg("input", () => RedeemGiftCardInput) { attemptId, code }: RedeemGiftCardInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const outcome = await this.parts.redemptions.redeem(viewer, { attemptId, code });
    if (outcome.kind !== "redeemed") return outcome;
    const { memberId, subscription, credit, isNextChargeKnown } = outcome;
    const { amountCents: creditCents, currency } = credit;
    return { member: { memberId }, subscription, creditCents, currency, isNextChargeKnown };
  }
}
