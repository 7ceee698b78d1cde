interface Priced {
  readonly choice: string | null | undefined;
  readonly priceCents: number;
  readonly intervalUnit: string;
}

/**
 * Leaves out the regular price of an interval whose reduced price is for sale, too. Both open every
 * class, so a member would only wonder what the dearer one has.
 */
export const cheapestOfInterval = <P extends Priced>(plans: readonly P[]): readonly P[] =>
  plans.filter(
    ({ intervalUnit, priceCents }) =>
      !plans.some((other) => other.intervalUnit === intervalUnit && other.priceCents < priceCents),
  );
