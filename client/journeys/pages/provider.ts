import path from "node:path";
import { localKeys } from "@eightcount/local-stack/keys/local-keys";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Visit } from "../visit";
import { claimsOf } from "./tokens";

interface Subscription {
  readonly state: string;
  readonly plan: { readonly code: string };
  readonly currency: string;
  readonly unit_amount: number;
  readonly started_with_gift: boolean;
  readonly trial_ends_at: string | null;
  readonly current_period_ends_at: string;
}

interface Invoice {
  readonly number: string;
  readonly currency: string;
  readonly subtotal: number;
  readonly total: number;
  readonly paid: number;
  readonly line_items: readonly { readonly plan_code: string }[];
  readonly transactions: readonly { readonly amount: number; readonly success: boolean }[];
}

/** The billing provider's records of the person's one purchase. */
export interface ProviderRecords {
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  /** Amount charged to the card. */
  readonly charged: number;
}

async function fetchFromProvider<T>(resource: string): Promise<readonly T[]> {
  const { billingApiKey } = localKeys(path.join(journeyStack().folder, "keys"));
  const key = Buffer.from(`${billingApiKey}:`).toString("base64");
  const accept = "application/vnd.recurly.v2021-02-25";
  const headers = { authorization: `Basic ${key}`, accept };
  const reply = await fetch(new URL(resource, journeyStack().sandbox), { headers });
  if (!reply.ok) throw new Error(`${resource}: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { readonly data: readonly T[] }).data;
}

/** Reads the one subscription and the one invoice of the visiting member. */
export async function providerRecordsOf(visit: Visit): Promise<ProviderRecords> {
  const account = `/accounts/code-${claimsOf(visit.token).sub}`;
  const [subscription, ...otherSubscriptions] = await fetchFromProvider<Subscription>(
    `${account}/subscriptions`,
  );
  const [invoice, ...otherInvoices] = await fetchFromProvider<Invoice>(`${account}/invoices`);
  expect([otherSubscriptions, otherInvoices]).toEqual([[], []]);
  if (!subscription || !invoice) throw new Error(`${account} has no purchase`);
  const charges = invoice.transactions.filter(({ success }) => success);
  return {
    subscription,
    invoice,
    charged: charges.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Reads the newest invoice of the visiting member. */
export async function newestInvoiceOf(visit: Visit): Promise<Invoice> {
  const account = `/accounts/code-${claimsOf(visit.token).sub}`;
  const [invoice] = await fetchFromProvider<Invoice>(`${account}/invoices`);
  if (!invoice) throw new Error(`${account} has no invoice`);
  return invoice;
}

/** What the provider's clock does for one account. */
interface ClockStep {
  /** Goes to the account's next charge or end. */
  readonly toNextEvent: true;
  /** Whether the clock then stands still. */
  readonly stands?: boolean;
}

/** Moves the provider's clock for the member who visits. */
export async function moveClock(visit: Visit, step: ClockStep): Promise<void> {
  const reply = await fetch(new URL("/sandbox/clock", journeyStack().sandbox), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ accountCode: claimsOf(visit.token).sub, ...step }),
  });
  if (!reply.ok) throw new Error(`clock: ${reply.status} ${await reply.text()}`);
}
