import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type { ActionKey } from "./action-key";
import type { BillingAddress } from "./billing-address";

/** A gift card at the provider. Anyone who knows its code can redeem it. */
export interface ProviderGiftCard {
  readonly id: string;
  readonly code: string;
  /** Minor units of the currency. */
  readonly amountCents: number;
  /** What is left of the amount, in minor units. */
  readonly balanceCents: number;
  readonly currency: CurrencyCode;
  /** True once the amount is credit on somebody's account. */
  readonly isRedeemed: boolean;
  /** True after a refund. Nobody can redeem it. */
  readonly isCanceled: boolean;
}

export interface GiftCardOrder {
  /** Code of the account that pays. It belongs to this order alone. */
  readonly giverAccount: string;
  readonly giverEmail: string;
  /** Names on the card that pays. */
  readonly firstName: string;
  readonly lastName: string;
  readonly address: BillingAddress;
  /** Card token from the browser. */
  readonly tokenId: string;
  /** Result token of a passed 3-D Secure challenge. */
  readonly challengeResultTokenId: string | null;
  /** Minor units of the currency. */
  readonly amountCents: number;
  readonly currency: CurrencyCode;
}

/** A gift card that somebody paid for. */
export interface BoughtGiftCard extends ProviderGiftCard {
  /** Number of the invoice. */
  readonly orderNumber: string;
}

export type GiftPurchaseResult =
  | { readonly kind: "bought"; readonly card: BoughtGiftCard }
  /** The bank requires a 3-D Secure challenge, which the browser shows for the action token. */
  | { readonly kind: "challenge"; readonly actionTokenId: string; readonly message: string }
  /** The payment was declined. The message is for the cardholder. */
  | { readonly kind: "declined"; readonly message: string }
  /** An input was refused before any payment. */
  | { readonly kind: "invalid"; readonly isCard: boolean; readonly message: string }
  /** The outcome is unknown. Call `findGiftCardOf` to find out what was bought. */
  | { readonly kind: "unknown" };

export type GiftRedemptionResult =
  /** The amount is credit on the member's account, perhaps since before this attempt. */
  | {
      readonly kind: "redeemed";
      /** Minor units of the currency. */
      readonly amountCents: number;
      readonly currency: CurrencyCode;
    }
  /** The code is unknown or was redeemed by somebody else. */
  | { readonly kind: "invalid" }
  /** The outcome is unknown. Sending the same attempt again settles it. */
  | { readonly kind: "unknown" };

/**
 * Gift cards of the billing provider. `buyGiftCard` and `redeemGiftCard` never throw, because the
 * caller must not lose an attempt with an unknown outcome. The other methods throw if the provider
 * is unreachable.
 */
export interface GiftCardProvider {
  /** Charges the giver. The same attempt returns the same gift card without charging again. */
  buyGiftCard(order: GiftCardOrder, key: ActionKey): Promise<GiftPurchaseResult>;

  /** Returns the gift card that this account bought, or null if it bought none. */
  findGiftCardOf(giverAccount: string): Promise<BoughtGiftCard | null>;

  readGiftCard(cardId: string): Promise<ProviderGiftCard | null>;

  /**
   * Finds a gift card by its code in any case, among the newest two thousand. Takes as long for an
   * unknown code as for a malformed one.
   */
  findGiftCard(code: string): Promise<ProviderGiftCard | null>;

  /** Returns the gift cards that became credit on this member's account, newest first. */
  findRedeemedCards(memberId: string): Promise<readonly ProviderGiftCard[]>;

  /** Turns the gift card into credit, which the member's next charges in its currency use up. */
  redeemGiftCard(memberId: string, code: string, key: ActionKey): Promise<GiftRedemptionResult>;
}
