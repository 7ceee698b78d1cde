import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { keysOf, limits } from "../limits/billing-limits";
import type { AccountCredit, BillingProvider } from "../providers/billing/billing.provider";

/** Reads the credit that charges have not used up, which only the provider knows. */
export class GiftCreditService {
  constructor(
    private readonly provider: Pick<BillingProvider, "readCredit">,
    private readonly attemptLimits: Pick<AttemptLimits, "take">,
  ) {}

  /** Null beyond the limit. @throws the provider's error if it is unavailable. */
  async creditFor(viewer: Viewer, memberId: string): Promise<AccountCredit | null> {
    if (viewer.memberId !== memberId) return null;
    if (!(await this.attemptLimits.take(keysOf(viewer, limits.lookUps)))) return null;
    return this.provider.readCredit(memberId);
  }
}
