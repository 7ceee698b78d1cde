import type { IntervalUnit } from "@eightcount/rules/billing/plans";
import type { AccountReading, BillingProvider } from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import { isRunning } from "../subscriptions/subscription.rules";
import type { CrmContactRepository } from "./crm-contact.repository";
import { crmInterval, crmReading } from "./crm-reading";

export interface AccountReaderParts {
  readonly provider: Pick<BillingProvider, "readAccount" | "findPlan">;
  readonly crm: Pick<LegacyCrmProvider, "listSubscriptions"> | null;
  readonly contacts: Pick<CrmContactRepository, "findContact">;
}

export class AccountReaderService {
  constructor(private readonly parts: AccountReaderParts) {}

  /** @throws the CRM's error if the recurring provider has no running subscription either. */
  async readAccount(memberId: string): Promise<AccountReading> {
    const crmResult = await this.#readCrm(memberId).then(
      (reading) => ({ reading, outage: null }),
      (outage: unknown) => ({ reading: null, outage }),
    );
    const crmAccount = crmResult.reading;
    if (crmAccount?.subscription?.status === "ACTIVE") return crmAccount;
    const providerAccount = await this.parts.provider.readAccount(memberId);
    if (crmResult.outage !== null && !isRunning(providerAccount.subscription?.status))
      throw crmResult.outage;
    if (crmAccount === null || providerAccount.subscription?.status === "ACTIVE")
      return providerAccount;
    if (isRunning(crmAccount.subscription?.status)) return crmAccount;
    return crmAccount.subscription && !providerAccount.subscription ? crmAccount : providerAccount;
  }

  /** @throws the CRM's error, unlike `readAccount` of a member whose subscription runs elsewhere. */
  async isActiveAtCrm(memberId: string): Promise<boolean> {
    return (await this.#readCrm(memberId))?.subscription?.status === "ACTIVE";
  }

  async intervalOf(planCode: string): Promise<IntervalUnit | null> {
    const interval = crmInterval(planCode);
    if (interval !== undefined) return interval;
    return (await this.parts.provider.findPlan(planCode))?.intervalUnit ?? null;
  }

  async #readCrm(memberId: string): Promise<AccountReading | null> {
    const { crm, contacts } = this.parts;
    const contactId = crm && (await contacts.findContact(memberId));
    return crm && contactId ? crmReading(await crm.listSubscriptions(contactId)) : null;
  }
}
