import { actAs } from "../ledger/actor";
import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import type { CrmRequestRepository } from "../legacy-crm/crm-request.repository";
import type { AccountHolder, BillingProvider } from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";

export interface MemberAccountParts {
  readonly provider: Pick<BillingProvider, "ensureAccount">;
  readonly crm: Pick<LegacyCrmProvider, "ensureContact"> | null;
  readonly contacts: CrmContactRepository;
  readonly crmRequests: Pick<CrmRequestRepository, "requestAccount">;
  readonly subscriptions: Pick<SubscriptionService, "sync">;
}

export class MemberAccountService {
  constructor(private readonly parts: MemberAccountParts) {}

  open(holder: AccountHolder): Promise<void> {
    return this.parts.provider.ensureAccount(holder);
  }

  /** Leaves the account to the queue of the CRM. */
  async openLater(holder: AccountHolder): Promise<void> {
    if (!this.parts.crm || !holder.email) return this.open(holder);
    await this.parts.crmRequests.requestAccount(holder);
  }

  /** Falls back to the recurring provider without a CRM, or if the CRM rejects the email. */
  async openAtCrm(holder: AccountHolder): Promise<void> {
    const { crm, contacts, subscriptions } = this.parts;
    const { memberId, email } = holder;
    if (!crm || !email) return this.open(holder);
    const contactId = await crm.ensureContact({ email });
    if (contactId === null) return this.open(holder);
    await contacts.save(memberId, contactId);
    await actAs("JOB", () => subscriptions.sync(memberId));
  }
}
