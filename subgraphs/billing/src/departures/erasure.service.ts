import type { GiverAccountService } from "../gift-cards/giver-account.service";
import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { LegacyCrmProvider } from "../providers/legacy-crm/legacy-crm.provider";
import type { DepartureRepository } from "./departure.repository";

export interface ErasureParts {
  readonly departures: DepartureRepository;
  readonly contacts: Pick<CrmContactRepository, "findContact" | "forget">;
  readonly provider: Pick<BillingProvider, "closeAccount">;
  readonly crm: Pick<LegacyCrmProvider, "eraseContact"> | null;
  readonly giverAccounts: Pick<GiverAccountService, "close">;
  readonly forget: (memberId: string) => Promise<void>;
}

export class ErasureService {
  constructor(private readonly parts: ErasureParts) {}

  /** Safe to repeat. @throws if one of them failed, after the others were tried. */
  async erase(memberId: string): Promise<void> {
    const { departures, provider, giverAccounts, forget } = this.parts;
    const gifts = await departures.findEndedGifts(memberId);
    await departures.erase(memberId);
    const elsewhere = await Promise.allSettled([
      provider.closeAccount(memberId),
      // What fails here is closed with the accounts of other forgotten givers.
      giverAccounts.close(gifts),
      this.#eraseAtCrm(memberId),
    ]);
    // Again, because a reading that was under way may have been stored meanwhile.
    await departures.erase(memberId);
    await forget(memberId);
    for (const result of elsewhere) if (result.status === "rejected") throw result.reason;
  }

  async #eraseAtCrm(memberId: string): Promise<void> {
    const { crm, contacts } = this.parts;
    const contactId = await contacts.findContact(memberId);
    if (contactId === null) return;
    // Without a CRM in the configuration, nobody can reach the contact any more.
    await crm?.eraseContact(contactId);
    await contacts.forget(memberId);
  }
}
