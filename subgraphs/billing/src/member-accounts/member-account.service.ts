import type { AccountHolder, BillingProvider } from "../providers/billing/billing.provider";

/** Members' accounts at the provider. */
export class MemberAccountService {
  constructor(private readonly provider: Pick<BillingProvider, "ensureAccount">) {}

  /** Opens the member's account unless there is one. Any number of times. */
  open(holder: AccountHolder): Promise<void> {
    return this.provider.ensureAccount(holder);
  }
}
