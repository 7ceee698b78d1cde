interface CardExpiry {
  readonly expiryYear: number;
  /** 1 to 12. */
  readonly expiryMonth: number;
}

/** A card is valid through the end of its last month. Returns the moment after it. */
export const cardValidUntil = (card: CardExpiry | null): Date | null =>
  card && new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1));
