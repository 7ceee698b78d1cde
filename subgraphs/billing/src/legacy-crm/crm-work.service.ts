import type { MemberAccountService } from "../member-accounts/member-account.service";
import type { AccountHolder, ProviderNotice } from "../providers/billing/billing.provider";

export interface CrmWorkParts {
  readonly accounts: Pick<MemberAccountService, "openAtCrm">;
  readonly handleNotice: (notice: ProviderNotice, noticedAt: Date) => Promise<void>;
}

/** Work that may wait for the CRM. */
export class CrmWorkService {
  constructor(private readonly parts: CrmWorkParts) {}

  openAccount(holder: AccountHolder): Promise<void> {
    return this.parts.accounts.openAtCrm(holder);
  }

  handleNotice(notice: ProviderNotice, noticedAt: Date): Promise<void> {
    return this.parts.handleNotice(notice, noticedAt);
  }
}
