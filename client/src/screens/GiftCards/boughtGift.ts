import type { GiftDraft } from "./giftDraft";

/** A gift card that was just paid. */
export interface BoughtGift {
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Only of a card to print. */
  readonly redemptionCode: string | null | undefined;
  /** ISO date and time. Null for a card to print. */
  readonly deliverAt: string | null | undefined;
  readonly draft: GiftDraft;
}
