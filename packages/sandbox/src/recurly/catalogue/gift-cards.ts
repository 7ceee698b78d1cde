/** A gift card that every reset restores. Amounts are in minor units. */
export interface GiftCardSeed {
  readonly code: string;
  readonly unitAmount: number;
  readonly used: boolean;
  readonly outcome: string;
}

export const giftCardSeeds: readonly GiftCardSeed[] = [
  {
    code: "GIFT-YEAR",
    unitAmount: 9_900,
    used: false,
    outcome: "Full balance, $99: pays a year",
  },
  {
    code: "GIFT-LOW",
    unitAmount: 500,
    used: false,
    outcome: "Short balance, $5: the card pays the rest; without a card it is refused",
  },
  {
    code: "GIFT-USED",
    unitAmount: 9_900,
    used: true,
    outcome: "Already redeemed: refused",
  },
];

/** `GIFT-YEAR-anything` and `GIFT-LOW-anything` create separate cards for parallel tests. */
export function giftCardSeedFor(code: string): GiftCardSeed | null {
  const wanted = code.trim().toUpperCase();
  return (
    giftCardSeeds.find((seed) => seed.code === wanted) ??
    giftCardSeeds.find((seed) => !seed.used && wanted.startsWith(`${seed.code}-`)) ??
    null
  );
}
