import type { CardOnFile } from "../providers/billing/billing.provider";

/** A card is valid through the end of its last month. Returns the moment after it. */
export const cardValidUntil = (card: CardOnFile | null): Date | null =>
  card && new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1));
