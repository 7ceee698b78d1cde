import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { keysOf, limits } from "../limits/billing-limits";
import type { BillingInfo, BillingProvider } from "../providers/billing/billing.provider";

export class BillingInfoService {
  constructor(
    private readonly provider: Pick<BillingProvider, "readBillingInfo">,
    private readonly attemptLimits: AttemptLimits,
  ) {}

  /** Null beyond the limit. @throws the provider's error if it is unavailable. */
  async infoFor(viewer: Viewer, memberId: string): Promise<BillingInfo | null> {
    if (viewer.memberId !== memberId) return null;
    if (!(await this.attemptLimits.take(keysOf(viewer, limits.lookUps)))) return null;
    return this.provider.readBillingInfo(memberId);
  }
}
