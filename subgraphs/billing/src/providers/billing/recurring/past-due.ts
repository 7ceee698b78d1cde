import type recurly from "recurly";
import { listAll, PAGE } from "./list-all";

const FAILED: readonly unknown[] = ["declined", "error"];

export function listPastDue(
  client: recurly.Client,
  account: string,
): Promise<readonly recurly.Invoice[]> {
  const params = { state: "past_due", limit: PAGE, sort: "created_at", order: "asc" };
  return listAll(client.listAccountInvoices(account, { params }));
}

interface FailedPayments {
  readonly overdueSince: Date | null;
  readonly lastTryFailedAt: Date | null;
}

export function failedPayments(pastDue: readonly recurly.Invoice[]): FailedPayments {
  const times = pastDue.flatMap(failuresOf).sort((left, right) => left.getTime() - right.getTime());
  return { overdueSince: times[0] ?? null, lastTryFailedAt: times.at(-1) ?? null };
}

/** An invoice with no payment attempt (for example, no card on file) counts as failed on its due date. */
function failuresOf({ transactions, dueAt }: recurly.Invoice): readonly Date[] {
  const failed = (transactions ?? []).filter(({ status }) => FAILED.includes(status));
  const times = failed.flatMap(({ createdAt }) => createdAt ?? []);
  return times.length > 0 || !dueAt ? times : [dueAt];
}
