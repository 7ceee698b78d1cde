/** Faults of the billing provider, set for one account each. */
export const accountFaults = ["none", "hang", "slow", "500-after-charge"] as const;

export type AccountFault = (typeof accountFaults)[number];

export const crmFaults = ["none", "hang"] as const;

export type CrmFault = (typeof crmFaults)[number];

/** Kept in memory, so that a restart always starts without faults. */
export class FaultSwitches {
  readonly #byAccount = new Map<string, AccountFault>();
  crm: CrmFault = "none";

  setAccount(accountCode: string, fault: AccountFault): void {
    if (fault === "none") this.#byAccount.delete(accountCode);
    else this.#byAccount.set(accountCode, fault);
  }

  ofAccount(accountCode: string): AccountFault {
    return this.#byAccount.get(accountCode) ?? "none";
  }

  get accounts(): readonly { readonly accountCode: string; readonly fault: AccountFault }[] {
    return [...this.#byAccount].map(([accountCode, fault]) => ({ accountCode, fault }));
  }

  clear(): void {
    this.#byAccount.clear();
    this.crm = "none";
  }
}
