import { regionToSend } from "@eightcount/rules/billing/addresses";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useRelayEnvironment } from "react-relay/hooks";
import { type CardOutcome, outcomeOf, stopped } from "../../components/billing/cardFlow";
import { purchaseSubscription } from "./purchaseSubscription";
import { saveBillingAddress } from "./saveBillingAddress";
import { useAfterPurchase } from "./useAfterPurchase";
import type { CheckoutForm } from "./useCheckoutForm";

export interface Order {
  readonly form: CheckoutForm;
  readonly planChoice: PlanChoice;
  readonly couponCode: string | null;
  /** Minor units that the summary says are due today. Null while it shows no price. */
  readonly agreedCents: () => number | null;
  /** Nothing was charged, because this card would have paid another amount. */
  readonly onPriceChanged: (cardTokenId: string) => void;
}

export function usePurchase({ form, planChoice, couponCode, ...price }: Order) {
  const environment = useRelayEnvironment();
  const afterPurchase = useAfterPurchase();
  const gift = form.isGift ? { giftCardRedemptionCode: form.gift.code.trim() } : {};
  return {
    /** Resolves to null once saved. A refusal is shown at its input if it has one. */
    saveAddress: async (): Promise<CardOutcome | null> => {
      const address = form.address();
      const region = regionToSend(address);
      const refusal = await saveBillingAddress(environment, { ...address, region, ...gift });
      if (refusal === null) return null;
      return stopped(form.showRefusal(refusal.field, refusal.message) ? null : refusal.message);
    },
    /** `resultTokenId` proves that the bank's challenge was passed. */
    buy: async (cardTokenId: string, resultTokenId: string | null): Promise<CardOutcome> => {
      const result = await purchaseSubscription(environment, {
        attemptId: crypto.randomUUID(),
        planChoice,
        tokenId: cardTokenId,
        firstName: form.fields.firstName.trim(),
        lastName: form.fields.lastName.trim(),
        ...(couponCode === null ? {} : { couponCodes: [couponCode] }),
        ...gift,
        agreedTodayCents: price.agreedCents(),
        ...(resultTokenId === null ? {} : { threeDSecureActionResultTokenId: resultTokenId }),
      });
      if (result.__typename === "SubscriptionPurchased") {
        await afterPurchase({
          ...result,
          wasChallenged: resultTokenId !== null,
          isGift: form.isGift,
        });
      }
      const isRefused = result.__typename === "PurchaseSubscriptionRefused";
      if (isRefused && result.code === "PRICE_CHANGED") price.onPriceChanged(cardTokenId);
      return outcomeOf(result, cardTokenId);
    },
  };
}
