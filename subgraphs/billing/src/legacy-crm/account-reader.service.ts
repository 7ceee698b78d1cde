import type { IntervalUnit } from "@eightcount/rules/billing/plans";
import type { AccountReading, BillingProvider } from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import type { CrmContactRepository } from "./crm-contact.repository";
import { crmInterval, crmReading } from "./crm-reading";

export interface AccountReaderParts {
  readonly provider: Pick<BillingProvider, "readAccount" | "findPlan">;
  /** Null: nobody is billed by the CRM. */
  readonly crm: Pick<LegacyCrmProvider, "listSubscriptions"> | null;
  readonly contacts: Pick<CrmContactRepository, "findContact">;
}

/** Reads a member's account at whoever collects their money. */
export class AccountReaderService {
  constructor(private readonly parts: AccountReaderParts) {}

  /**
   * The CRM's subscription while one is active there; else a member of the CRM may have bought from
   * the recurring provider since, whose running one also counts while the CRM is away. @throws when
   * nobody who can be reached has a running one.
   */
  async readAccount(memberId: string): Promise<AccountReading> {
    const asked = await this.#readCrm(memberId).then(
      (reading) => ({ reading, outage: null }),
      (outage: unknown) => ({ reading: null, outage }),
    );
    const there = asked.reading;
    if (there?.subscription?.status === "ACTIVE") return there;
    const here = await this.parts.provider.readAccount(memberId);
    if (asked.outage !== null && !isRunning(here)) throw asked.outage;
    if (there === null || here.subscription?.status === "ACTIVE") return here;
    if (isRunning(there)) return there;
    return there.subscription && !here.subscription ? there : here;
  }

  /** The unit in which a plan renews; null for a plan nobody knows. */
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

const isRunning = ({ subscription }: AccountReading): boolean =>
  subscription?.status === "ACTIVE" || subscription?.status === "CANCELLED";
