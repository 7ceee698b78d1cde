import type recurly from "recurly";
import type { Charge } from "../billing.provider";
import { orNull } from "./failures";
import { listAtMost } from "./list-all";
import { toCents, toCurrency } from "./read-catalogue";

/** Enough for everything charged between two readings. */
const NEWEST = 5;

export async function listPaid(
  client: recurly.Client,
  account: string,
): Promise<readonly recurly.Invoice[]> {
  const params = {
    state: "paid",
    type: "charge",
    limit: NEWEST,
    sort: "created_at",
    order: "desc",
  };
  return (await orNull(listAtMost(client.listAccountInvoices(account, { params }), NEWEST))) ?? [];
}

export const toCharges = (paid: readonly recurly.Invoice[]): readonly Charge[] =>
  paid.filter(({ type }) => type === "charge").flatMap(chargeOf);

const PAYMENTS: readonly unknown[] = ["purchase", "capture"];

/** An invoice paid by credit or a gift card alone is no charge. */
function chargeOf({ number, currency, transactions }: recurly.Invoice): readonly Charge[] {
  const payments = (transactions ?? []).filter(
    ({ status, type }) => status === "success" && PAYMENTS.includes(type),
  );
  const last = payments.at(-1);
  const amountCents = payments.reduce((sum, { amount }) => sum + toCents(amount), 0);
  if (!number || !last?.createdAt || amountCents === 0) return [];
  return [
    {
      invoiceNumber: number,
      amountCents,
      currency: toCurrency(currency),
      paidAt: last.createdAt,
      paymentMethod: methodOf(last.paymentMethod),
    },
  ];
}

export function methodOf(method: recurly.PaymentMethod | null | undefined): string | null {
  return method?.lastFour ? `${method.cardType ?? "Card"} ending with ${method.lastFour}` : null;
}
