interface Priced {
  readonly choice: string | null | undefined;
  readonly priceCents: number;
  readonly intervalUnit: string;
}

/**
 * Leaves out the regular price of an interval whose reduced price is for sale, too. Both open every
 * class, so a member would only wonder what the dearer one has. A former plan stays, because it can be reactivated.
 */
export const cheapestOfInterval = <P extends Priced>(
  plans: readonly P[],
  former: string | null = null,
): readonly P[] =>
  plans.filter(
    ({ choice, intervalUnit, priceCents }) =>
      (former !== null && choice === former) ||
      !plans.some((other) => other.intervalUnit === intervalUnit && other.priceCents < priceCents),
  );
