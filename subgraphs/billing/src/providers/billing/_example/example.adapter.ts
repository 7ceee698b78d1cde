/**
 * A billing adapter to copy. "Acme" is fictional, but the steps are real:
 *
 * 1. Copy this file to `../<vendor>.adapter.ts` and translate the vendor's API.
 * 2. Add `../<vendor>.adapter.test.ts`, which opens the vendor's sandbox and runs the contract
 *    suite.
 * 3. Add the factory to `../registry.ts`. The enum in the configuration follows automatically.
 * 4. Add the vendor's keys to `config.ts` and pass them to the factory in `subgraph.ts`.
 *
 * No service, resolver, or screen changes. This file is compiled and linted but never used.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Invoice } from "../billing.invoices";
import {
  type AccountCredit,
  type AccountHolder,
  type AccountReading,
  type ActionKey,
  type ActionResult,
  type BillingAddress,
  type BillingInfo,
  type BillingProvider,
  CALL_TIMEOUT_MS,
  type CataloguePlan,
  emptyReading,
  type NewCard,
  type NoticeResult,
  type OnFileOrder,
  type Order,
  type PaymentPreviewResult,
  type PlacedOrder,
  type PostponedBilling,
  type PreviewResult,
  type ProviderCoupon,
  type ProviderNotice,
  type PurchaseResult,
  type SaveAddressResult,
  type WebhookHeaders,
} from "../billing.provider";

import type {
  BoughtGiftCard,
  GiftPurchaseResult,
  GiftRedemptionResult,
  ProviderGiftCard,
} from "../gift-card.provider";

export interface ExampleOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
}

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
}

export class ExampleBillingProvider implements BillingProvider {
  constructor(private readonly options: ExampleOptions) {}

  // Convert at the boundary. Amounts become minor units, and intervals become our enums.
  async listPlans(): Promise<readonly CataloguePlan[]> {
    const { body } = await this.#call("GET", "/plans");
    return ((body?.plans ?? []) as AcmePlan[]).map(toCataloguePlan);
  }

  async findPlan(planCode: string): Promise<CataloguePlan | null> {
    const { status, body } = await this.#call("GET", `/plans/${encodeURIComponent(planCode)}`);
    // A missing plan is a result, not an exception.
    return status === 404 ? null : toCataloguePlan(body as unknown as AcmePlan);
  }

  // Acme has no coupons. A vendor without a feature behaves as if there were none.
  async findCoupon(): Promise<ProviderCoupon | null> {
    return null;
  }

  // Idempotent. An existing account counts as success.
  async ensureAccount({ memberId, email }: AccountHolder): Promise<void> {
    await this.#call("PUT", `/customers/${memberId}`, { email });
  }

  async saveAddress(holder: AccountHolder, address: BillingAddress): Promise<SaveAddressResult> {
    const path = `/customers/${holder.memberId}/address`;
    const { status, body } = await this.#call("PUT", path, { ...address });
    if (status === 422) return { kind: "invalid", message: String(body?.message ?? "") };
    return { kind: "saved", accountId: `code-${holder.memberId}` };
  }

  // Ask the vendor whether there are free days. A trial that is computed here may not be given.
  async previewOrder(
    memberId: string | null,
    order: Order,
    tokenId: string | null = null,
  ): Promise<PreviewResult> {
    const { status, body } = await this.#call("POST", "/previews", { memberId, ...order, tokenId });
    if (status === 422) {
      return { kind: "invalid", input: "other", message: String(body?.message ?? "") };
    }
    return {
      kind: "preview",
      subtotalCents: Number(body?.subtotal ?? 0),
      planCode: String(body?.plan ?? order.planCode),
      trialEndsOn: body?.freeUntil ? new Date(String(body.freeUntil)) : null,
    };
  }

  // Acme computes what a change costs. A vendor without previews computes it here, from the plan.
  previewPlanChange(subscriptionId: string, planCode: string): Promise<PaymentPreviewResult> {
    return this.#preview(`/subscriptions/${subscriptionId}/next-plan/preview`, { planCode });
  }

  previewReactivation(subscriptionId: string): Promise<PaymentPreviewResult> {
    return this.#preview(`/subscriptions/${subscriptionId}/go-on/preview`, {});
  }

  previewOnFilePurchase(memberId: string, order: OnFileOrder): Promise<PaymentPreviewResult> {
    return this.#preview(`/customers/${memberId}/orders/preview`, order);
  }

  async readCountry(memberId: string): Promise<string | null> {
    const { body } = await this.#call("GET", `/customers/${memberId}/address`);
    return (body?.country as string | undefined) ?? null;
  }

  // Never throws, because an order with an unknown outcome must not be lost. Send the key as the
  // vendor's idempotency key.
  async purchase(order: PlacedOrder): Promise<PurchaseResult> {
    try {
      const reply = await this.#call("POST", "/orders", { ...order }, order.idempotencyKey);
      return toPurchaseResult(reply);
    } catch {
      return { kind: "unknown", hasResponse: false };
    }
  }

  // Acme has no gift cards, so none can be bought, found, or redeemed.
  async buyGiftCard(): Promise<GiftPurchaseResult> {
    return { kind: "invalid", isCard: false, message: "Gift cards are not sold." };
  }

  async findGiftCardOf(): Promise<BoughtGiftCard | null> {
    return null;
  }

  async readGiftCard(): Promise<ProviderGiftCard | null> {
    return null;
  }

  async findGiftCard(): Promise<ProviderGiftCard | null> {
    return null;
  }

  async findRedeemedCards(): Promise<readonly ProviderGiftCard[]> {
    return [];
  }

  async redeemGiftCard(): Promise<GiftRedemptionResult> {
    return { kind: "invalid" };
  }

  cancelSubscription(subscriptionId: string, key: ActionKey): Promise<ActionResult> {
    return this.#act(`/subscriptions/${subscriptionId}/stop`, {}, key);
  }

  reactivateSubscription(
    subscriptionId: string,
    challengeResult: string | null,
    key: ActionKey,
  ): Promise<ActionResult> {
    return this.#act(`/subscriptions/${subscriptionId}/go-on`, { challengeResult }, key);
  }

  // Absolute dates and plans only. A relative change would happen twice if it were sent twice.
  postponeBilling(
    subscriptionId: string,
    { nextBillDate, customFields }: PostponedBilling,
    key: ActionKey,
  ): Promise<ActionResult> {
    const body = { renewsOn: nextBillDate.toISOString(), notes: customFields };
    return this.#act(`/subscriptions/${subscriptionId}/renewal`, body, key);
  }

  changePlan(subscriptionId: string, planCode: string, key: ActionKey): Promise<ActionResult> {
    return this.#act(`/subscriptions/${subscriptionId}/next-plan`, { planCode }, key);
  }

  pauseSubscription(subscriptionId: string, cycles: number, key: ActionKey): Promise<ActionResult> {
    return this.#act(`/subscriptions/${subscriptionId}/pause`, { months: cycles }, key);
  }

  resumeSubscription(subscriptionId: string, key: ActionKey): Promise<ActionResult> {
    return this.#act(`/subscriptions/${subscriptionId}/pause`, { months: 0 }, key);
  }

  withdrawPlanChange(subscriptionId: string, key: ActionKey): Promise<ActionResult> {
    return this.#act(`/subscriptions/${subscriptionId}/next-plan`, { planCode: null }, key);
  }

  updateCard(memberId: string, card: NewCard, key: ActionKey): Promise<ActionResult> {
    return this.#act(`/customers/${memberId}/card`, { ...card }, key);
  }

  collectOverdue(
    memberId: string,
    challengeResult: string | null,
    key: ActionKey,
  ): Promise<ActionResult> {
    return this.#act(`/customers/${memberId}/debts/collect`, { challengeResult }, key);
  }

  async readBillingInfo(memberId: string): Promise<BillingInfo | null> {
    const { status, body } = await this.#call("GET", `/customers/${memberId}/billing`);
    return status === 404 ? null : (body as unknown as BillingInfo);
  }

  async readCredit(): Promise<AccountCredit | null> {
    return null;
  }

  async readAccount(memberId: string): Promise<AccountReading> {
    const { status, body } = await this.#call("GET", `/customers/${memberId}/state`);
    if (status === 404) return emptyReading;
    return body as unknown as AccountReading;
  }

  // Idempotent. A missing customer counts as closed.
  async closeAccount(memberId: string): Promise<void> {
    await this.#call("POST", `/customers/${memberId}/erase`);
  }

  // Compare signatures in constant time, refuse old ones, and trust only the resource's name.
  readNotice(rawBody: string, headers: WebhookHeaders): NoticeResult {
    const expected = createHmac("sha256", this.options.webhookSecret).update(rawBody).digest();
    const given = Buffer.from(String(headers["acme-signature"] ?? ""), "hex");
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isGenuine) {
      return { kind: "refused", status: 401, reason: "The signature does not match." };
    }
    const { id, type, at } = JSON.parse(rawBody) as Readonly<Record<string, string>>;
    const [objectType = "", eventType = ""] = (type ?? "").split(".");
    return {
      kind: "notice",
      notice: { key: [type, id, at].join(":"), objectType, objectId: id ?? "", eventType },
    };
  }

  async memberOfNotice({ objectType, objectId }: ProviderNotice): Promise<string | null> {
    const { status, body } = await this.#call("GET", `/${objectType}/${objectId}`);
    return status === 404 ? null : String(body?.customerId ?? "");
  }

  // Acme mails its invoices and offers no list of them.
  async listInvoices(): Promise<readonly Invoice[]> {
    return [];
  }

  async readInvoicePdf(): Promise<Buffer | null> {
    return null;
  }

  // Like a purchase, an action never throws and sends the attempt id as its idempotency key.
  async #act(path: string, body: object, { idempotencyKey }: ActionKey): Promise<ActionResult> {
    try {
      return toActionResult(await this.#call("POST", path, body, idempotencyKey));
    } catch {
      return { kind: "unknown", hasResponse: false };
    }
  }

  async #preview(path: string, request: object): Promise<PaymentPreviewResult> {
    const { status, body } = await this.#call("POST", path, request);
    if (status === 422) return { kind: "invalid", message: String(body?.message ?? "") };
    return {
      kind: "preview",
      todayCents: Number(body?.now ?? 0),
      nextCents: Number(body?.next ?? 0),
      nextOn: new Date(String(body?.renewsOn)),
      currency: "USD",
    };
  }

  async #call(method: string, path: string, body?: object, idempotencyKey?: string) {
    const reply = await fetch(new URL(path, this.options.baseUrl), {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${this.options.apiKey}`,
        "content-type": "application/json",
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === "" ? null : JSON.parse(text) } as Reply;
  }
}

interface AcmePlan {
  readonly key: string;
  readonly title: string;
  readonly cents: number;
  readonly months: number;
}

const toCataloguePlan = (plan: AcmePlan): CataloguePlan => ({
  code: plan.key,
  name: plan.title,
  description: "",
  prices: { USD: plan.cents },
  intervalUnit: plan.months === 12 ? "YEARS" : "MONTHS",
  intervalLength: plan.months === 12 ? 1 : plan.months,
  trial: null,
});

function toPurchaseResult({ status, body }: Reply): PurchaseResult {
  const message = String(body?.message ?? "");
  if (status === 201) return { kind: "purchased" };
  if (status === 402) return { kind: "declined", message };
  if (status === 422) return { kind: "invalid", input: "other", message };
  return { kind: "unknown", hasResponse: true };
}

function toActionResult({ status, body }: Reply): ActionResult {
  const message = String(body?.message ?? "");
  if (status < 300) return { kind: "done" };
  if (status === 402) return { kind: "declined", message };
  return status === 422 ? { kind: "invalid", message } : { kind: "unknown", hasResponse: true };
}
