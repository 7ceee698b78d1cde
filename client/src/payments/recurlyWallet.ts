import { walletRules } from "@eightcount/rules/billing/money";
import type { PayByWallet, WalletResult, WalletTerms } from "./cardPayment";

/** Provider's error code for a wallet that could not pay. */
const PAYMENT_FAILED = "apple-pay-payment-failure";

export interface WalletLibrary {
  ApplePay(options: {
    readonly country: string;
    readonly currency: string;
    readonly label: string;
    readonly total: string;
    readonly form: HTMLFormElement;
  }): WalletSheet;
}

interface WalletSheet {
  on(event: "token" | "error" | "cancel", listener: (detail: WalletDetail) => void): unknown;
  ready(done: () => void): void;
  begin(): void;
}

interface WalletDetail {
  readonly id?: string;
  readonly code?: string;
}

export function findRecurlyWallet(
  library: WalletLibrary,
  { label, totalCents, form }: WalletTerms,
): Promise<PayByWallet | null> {
  const total = (totalCents / 100).toFixed(2);
  const { country, currency } = walletRules;
  const sheet = library.ApplePay({ country, currency, label, total, form });
  let settle: (result: WalletResult) => void = () => undefined;
  const pay: PayByWallet = () =>
    new Promise((resolve) => {
      settle = resolve;
      sheet.begin();
    });
  return new Promise((resolve) => {
    sheet.on("token", ({ id }) => settle({ kind: "token", token: { id: id ?? "" } }));
    sheet.on("cancel", () => settle({ kind: "cancelled" }));
    sheet.on("error", ({ code }) => {
      resolve(null);
      settle({ kind: "failed", reason: code === PAYMENT_FAILED ? "payment" : "other" });
    });
    sheet.ready(() => resolve(pay));
  });
}
