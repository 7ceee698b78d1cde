import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { CountedKey } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { OrderRequest } from "./purchase-order.rules";

const WRONG_CODES: ReadonlySet<string> = new Set([
  errors.purchase.couponInvalid.code,
  errors.purchase.giftCardInvalid.code,
]);

/** Prevents orders from being used to test cards, coupons, and gift cards. */
export class PurchaseLimitService {
  constructor(private readonly attemptLimits: AttemptLimits) {}

  take(viewer: Viewer, request: OrderRequest): Promise<boolean> {
    return this.attemptLimits.take([
      ...keysOf(viewer, limits.purchases),
      ...codeKeys(viewer, request),
    ]);
  }

  /** Refunds the count if the order succeeded, and the code count unless a code was invalid. */
  async settle(
    viewer: Viewer,
    request: OrderRequest,
    outcome: UnsuccessfulOutcome | { readonly kind: "purchased" },
  ): Promise<void> {
    const hasBought = outcome.kind === "purchased";
    const wasWrongCode = isRefusal(outcome) && WRONG_CODES.has(outcome.code);
    await this.attemptLimits.refund([
      ...(hasBought ? keysOf(viewer, limits.purchases) : []),
      ...(wasWrongCode ? [] : codeKeys(viewer, request)),
    ]);
  }
}

function codeKeys(viewer: Viewer, request: OrderRequest): readonly CountedKey[] {
  const hasCode = request.couponCodes.length > 0 || Boolean(request.giftCardCode?.trim());
  return hasCode ? keysOf(viewer, limits.guesses) : [];
}
