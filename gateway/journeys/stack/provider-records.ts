import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { stackKeys } from "../people/tokens";

/** The fields of a provider's subscription that journeys use. */
export interface ProviderSubscription {
  readonly id: string;
  readonly state: string;
  readonly currency: string;
  readonly plan: { readonly code: string };
  readonly trial_ends_at: string | null;
  readonly current_period_ends_at: string;
  readonly expires_at: string | null;
  readonly pending_change: { readonly plan: { readonly code: string } } | null;
  readonly custom_fields: readonly { readonly name: string; readonly value: string }[];
}

async function fetchJson<T>(path: string, init: RequestInit): Promise<T | null> {
  const reply = await fetch(new URL(path, journeyStack().sandbox), init);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

function fetchFromProvider<T>(path: string): Promise<T | null> {
  const key = Buffer.from(`${stackKeys().billingApiKey}:`).toString("base64");
  const accept = "application/vnd.recurly.v2021-02-25";
  return fetchJson(path, { headers: { authorization: `Basic ${key}`, accept } });
}

/** The member's subscriptions at the billing provider, newest first, empty without an account. */
export async function subscriptionsAtProvider(memberId: string) {
  const path = `/accounts/code-${memberId}/subscriptions?sort=created_at&order=desc`;
  const found = await fetchFromProvider<{ data: readonly ProviderSubscription[] }>(path);
  return found?.data ?? [];
}

/** An invoice of the billing provider. Amounts are in major units of its currency. */
export interface ProviderInvoice {
  readonly state: string;
  readonly currency: string;
  readonly subtotal_after_discount: number;
  readonly total: number;
}

/** The member's invoices at the billing provider. */
export async function invoicesAtProvider(memberId: string) {
  const path = `/accounts/code-${memberId}/invoices`;
  const found = await fetchFromProvider<{ data: readonly ProviderInvoice[] }>(path);
  return found?.data ?? [];
}

/** Returns true if the member owes the billing provider a payment. */
export async function isPastDue(memberId: string): Promise<boolean> {
  const balance = await fetchFromProvider<{ past_due: boolean }>(
    `/accounts/code-${memberId}/balance`,
  );
  return balance?.past_due === true;
}

/** A subscription at the CRM. */
export interface CrmSubscription {
  readonly active: boolean;
  readonly cancelled: boolean;
  readonly billing_cycle: string;
  readonly billing_amount: number;
  readonly credit_card_info: { readonly card_type: string; readonly card_number: string } | null;
}

function fetchFromCrm<T>(path: string, init: RequestInit = {}): Promise<T | null> {
  const authorization = `Bearer ${stackKeys().crmApiKey}`;
  const headers = { authorization, "content-type": "application/json" };
  return fetchJson(`/crm/rest/v1${path}`, { ...init, headers });
}

/** The subscriptions at the CRM of the person with this email. */
export async function subscriptionsAtCrm(email: string) {
  const body = JSON.stringify({ email_addresses: [{ email, field: "EMAIL1" }] });
  const contact = await fetchFromCrm<{ id: number }>("/contacts", { method: "PUT", body });
  const path = `/subscriptions?contact_id=${contact?.id}`;
  const found = await fetchFromCrm<{ subscriptions: readonly CrmSubscription[] }>(path);
  return found?.subscriptions ?? [];
}
