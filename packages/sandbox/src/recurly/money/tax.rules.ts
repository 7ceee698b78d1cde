import type { Book } from "../book/book";

/** Basis points by US state. One state is enough to see tax and changes nobody else's price. */
const US_BASIS_POINTS: Readonly<Record<string, number>> = { WA: 650 };

const WHOLE = 10_000;

/** Returns the tax on an amount after discounts, in minor units. The account's address decides. */
export function taxOn({ account, billingInfo }: Book, amount: number): number {
  const { country, region } = account.address ?? billingInfo?.address ?? {};
  if (country !== "US") return 0;
  return Math.round((amount * (US_BASIS_POINTS[region ?? ""] ?? 0)) / WHOLE);
}
