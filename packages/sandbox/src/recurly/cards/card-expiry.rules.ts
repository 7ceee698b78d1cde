import type { Moment, StoredCard } from "../book/book";

export function isExpired(card: StoredCard, now: Moment): boolean {
  // Date.UTC counts months from 0, so this is the first day after the card's month.
  return now >= Date.UTC(card.expiryYear, card.expiryMonth, 1);
}
