import { actAs } from "../ledger/actor";
import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import type { CrmRequestRepository } from "../legacy-crm/crm-request.repository";
import type { AccountHolder, BillingProvider } from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { ErasedMemberRepository } from "./erased-member.repository";

export interface MemberAccountParts {
  readonly provider: Pick<BillingProvider, "ensureAccount">;
  readonly crm: Pick<LegacyCrmProvider, "ensureContact" | "eraseContact"> | null;
  readonly contacts: CrmContactRepository;
  readonly crmRequests: Pick<CrmRequestRepository, "requestAccount">;
  readonly subscriptions: Pick<SubscriptionService, "sync">;
  readonly erased: ErasedMemberRepository;
}

/** Opens no account for a member who was erased meanwhile. */
export class MemberAccountService {
  constructor(private readonly parts: MemberAccountParts) {}

  async open(holder: AccountHolder): Promise<void> {
    if (await this.#isErased(holder)) return;
    await this.parts.provider.ensureAccount(holder);
  }

  /** Leaves the account to the queue of the CRM. */
  async openLater(holder: AccountHolder): Promise<void> {
    if (!this.parts.crm || !holder.email) return this.open(holder);
    if (await this.#isErased(holder)) return;
    await this.parts.crmRequests.requestAccount(holder);
  }

  /** Falls back to the recurring provider without a CRM, or if the CRM rejects the email. */
  async openAtCrm(holder: AccountHolder): Promise<void> {
    const { crm, contacts, subscriptions } = this.parts;
    const { memberId, email } = holder;
    if (!crm || !email) return this.open(holder);
    if (await this.#isErased(holder)) return;
    const contactId = await crm.ensureContact({ email });
    if (contactId === null) return this.open(holder);
    await contacts.save(memberId, contactId);
    if (await this.#isErased(holder)) {
      // The erasure looked for the contact before it was stored.
      await crm.eraseContact(contactId);
      return contacts.forget(memberId);
    }
    await actAs("JOB", () => subscriptions.sync(memberId));
  }

  #isErased({ memberId }: AccountHolder): Promise<boolean> {
    return this.parts.erased.isErased(memberId);
  }
}
