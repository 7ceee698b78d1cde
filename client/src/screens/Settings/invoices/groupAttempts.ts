interface Attempt {
  readonly amountCents: number;
  readonly failure: string | null | undefined;
  readonly card: { readonly brand: string; readonly lastFour: string } | null | undefined;
}

const isRepeated = (one: Attempt, next: Attempt): boolean =>
  one.failure != null &&
  one.failure === next.failure &&
  one.amountCents === next.amountCents &&
  one.card?.brand === next.card?.brand &&
  one.card?.lastFour === next.card?.lastFour;

/** Attempts in their order. Those that failed alike, one after the other, are one group. */
export function groupAttempts<A extends Attempt>(
  attempts: readonly A[],
): readonly (readonly [A, ...A[]])[] {
  const groups: [A, ...A[]][] = [];
  for (const attempt of attempts) {
    const last = groups.at(-1);
    if (last && isRepeated(last[0], attempt)) last.push(attempt);
    else groups.push([attempt]);
  }
  return groups;
}
