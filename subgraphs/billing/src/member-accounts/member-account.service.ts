import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import type { AccountHolder, BillingProvider } from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";

export interface MemberAccountParts {
  readonly provider: Pick<BillingProvider, "ensureAccount">;
  /** Null: nobody is billed by the CRM. */
  readonly crm: Pick<LegacyCrmProvider, "ensureContact"> | null;
  readonly contacts: CrmContactRepository;
  readonly subscriptions: Pick<SubscriptionService, "sync">;
}

/** Members' accounts at whoever collects their money. */
export class MemberAccountService {
  constructor(private readonly parts: MemberAccountParts) {}

  /** Opens the member's account at the recurring provider unless there is one. Any number of times. */
  open(holder: AccountHolder): Promise<void> {
    return this.parts.provider.ensureAccount(holder);
  }

  /**
   * The same at the CRM, and reads what was ordered there before. Without a CRM, or an e-mail that it
   * takes, the recurring provider collects the money after all.
   */
  async openAtCrm(holder: AccountHolder): Promise<void> {
    const { crm, contacts, subscriptions } = this.parts;
    const { memberId, email } = holder;
    if (!crm || !email) return this.open(holder);
    const contactId = await crm.ensureContact({ email });
    if (contactId === null) return this.open(holder);
    await contacts.keep(memberId, contactId);
    await subscriptions.sync(memberId);
  }
}
