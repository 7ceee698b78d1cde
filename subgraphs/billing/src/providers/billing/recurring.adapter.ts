import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import type recurly from "recurly";
import {
  type AccountHolder,
  type AccountReading,
  type BillingAddress,
  type BillingProvider,
  CALL_TIMEOUT_MS,
  type CataloguePlan,
  type NoticeResult,
  type Order,
  type PaidOrder,
  type PreviewResult,
  type ProviderCoupon,
  type ProviderNotice,
  type PurchaseResult,
  type SaveAddressResult,
  type WebhookHeaders,
} from "./billing.provider";
import { connectRecurly, type RecurlyAccess } from "./recurring/connect-recurly";
import {
  isCodeTaken,
  isEmailRefused,
  isFinal,
  isInFlight,
  isNotFound,
  isValidation,
  messageOf,
  purchaseFailure,
  refusedInput,
} from "./recurring/failures";
import { subscriptionToRead, toAccountReading } from "./recurring/read-account";
import { toCataloguePlan, toCents, toProviderCoupon } from "./recurring/read-catalogue";
import { readNotice } from "./recurring/read-notice";
import { toAccount, toAddress, toPurchase } from "./recurring/write-order";

export interface RecurringOptions extends RecurlyAccess {
  readonly webhookSecret: string;
  readonly logger: Logger;
}

/** The API accepts codes in place of ids with this prefix. */
const byCode = (code: string): string => `code-${code}`;

const PAGE = 200;
/** Delays between retries while the provider still processes the same attempt. */
const IN_FLIGHT_PAUSES_MS = [200, 400, 800, 1600, 3200];

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

export class RecurringBillingProvider implements BillingProvider {
  readonly #client: recurly.Client;

  constructor(private readonly options: RecurringOptions) {
    this.#client = connectRecurly(options);
  }

  async listPlans(): Promise<readonly CataloguePlan[]> {
    const plans: CataloguePlan[] = [];
    const pager = this.#client.listPlans({ params: { state: "active", limit: PAGE } });
    for await (const plan of pager.each()) plans.push(toCataloguePlan(plan));
    return plans;
  }

  async findPlan(planCode: string): Promise<CataloguePlan | null> {
    const plan = await orNull(this.#client.getPlan(byCode(planCode)));
    return plan && toCataloguePlan(plan);
  }

  async findCoupon(couponCode: string): Promise<ProviderCoupon | null> {
    const coupon = await orNull(this.#client.getCoupon(byCode(couponCode.trim())));
    return coupon && toProviderCoupon(coupon);
  }

  async ensureAccount(holder: AccountHolder): Promise<void> {
    try {
      await this.#client.createAccount(toAccount(holder));
    } catch (error) {
      if (isCodeTaken(error)) return;
      if (holder.email === null || !isEmailRefused(error)) throw error;
      // A retry would fail again, and our own mail reaches the member without the provider.
      this.options.logger.warn(
        { memberId: holder.memberId },
        "email refused by the provider; creating the account without it",
      );
      await this.ensureAccount({ ...holder, email: null });
    }
  }

  async saveAddress(holder: AccountHolder, address: BillingAddress): Promise<SaveAddressResult> {
    const accountId = byCode(holder.memberId);
    const update = () =>
      this.#client.updateAccount(accountId, {
        address: toAddress(address),
      });
    try {
      if ((await orNull(update())) === null) {
        await this.ensureAccount(holder);
        await update();
      }
      return { kind: "saved", accountId };
    } catch (error) {
      if (isValidation(error)) return { kind: "invalid", message: messageOf(error) };
      throw error;
    }
  }

  async previewOrder(memberId: string | null, order: Order): Promise<PreviewResult> {
    try {
      const account = { code: memberId ?? "visitor" };
      const preview = await this.#client.previewPurchase(toPurchase(order, account));
      return { kind: "preview", subtotalCents: toCents(subtotalAfterDiscount(preview)) };
    } catch (error) {
      if (!isValidation(error)) throw error;
      return { kind: "invalid", input: refusedInput(error), message: messageOf(error) };
    }
  }

  async readCountry(memberId: string): Promise<string | null> {
    const account = await orNull(this.#client.getAccount(byCode(memberId)));
    return account?.address?.country?.toUpperCase() ?? null;
  }

  async purchase(order: PaidOrder, withinMs = Number.POSITIVE_INFINITY): Promise<PurchaseResult> {
    const lastCallAt = performance.now() + withinMs - CALL_TIMEOUT_MS;
    const body = toPurchase(order, {
      ...toAccount(order.holder),
      firstName: order.firstName,
      lastName: order.lastName,
      billingInfo: {
        tokenId: order.tokenId,
        ...(order.challengeResultTokenId
          ? { threeDSecureActionResultTokenId: order.challengeResultTokenId }
          : {}),
      },
    });
    for (const pause of [...IN_FLIGHT_PAUSES_MS, 0]) {
      try {
        await this.#client.createPurchase(body, {
          headers: { "Idempotency-Key": order.attemptId },
        });
        return { kind: "purchased" };
      } catch (error) {
        if (!isInFlight(error)) return this.#failure(error, order);
        if (pause > 0) await sleep(pause);
      }
      if (performance.now() > lastCallAt) break;
    }
    return { kind: "unknown", hasResponse: false };
  }

  async readAccount(memberId: string): Promise<AccountReading> {
    const account = byCode(memberId);
    const [{ subscriptions, renewal }, billingInfo, balance] = await Promise.all([
      this.#subscriptionsOf(account).then(async (subscriptions) => ({
        subscriptions,
        renewal: await this.#renewalOf(subscriptionToRead(subscriptions)),
      })),
      orNull(this.#client.getBillingInfo(account)),
      orNull(this.#client.getAccountBalance(account)),
    ]);
    return toAccountReading({ subscriptions, billingInfo, balance, renewal });
  }

  // Only the renewal preview includes coupons and credit on the account.
  async #renewalOf(
    subscription: recurly.Subscription | null,
  ): Promise<recurly.InvoiceCollection | null> {
    if (!subscription?.id || subscription.state !== "active") return null;
    return this.#client.getPreviewRenewal(subscription.id).catch((error: unknown) => {
      // Access must not depend on an amount. Without a preview, the plan's price is shown.
      if (!isFinal(error)) throw error;
      this.options.logger.warn({ err: error }, "renewal preview failed; showing the plan's price");
      return null;
    });
  }

  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeResult {
    return readNotice(this.options.webhookSecret, { rawBody, headers, now });
  }

  async memberOfNotice(notice: ProviderNotice): Promise<string | null> {
    const code = (await orNull(this.#accountCodeOf(notice))) ?? null;
    return code !== null && isUuid(code) ? code.toLowerCase() : null;
  }

  async #subscriptionsOf(account: string): Promise<readonly recurly.Subscription[]> {
    const params = { limit: PAGE, sort: "created_at", order: "desc" };
    const found: recurly.Subscription[] = [];
    try {
      for await (const one of this.#client.listAccountSubscriptions(account, { params }).each()) {
        found.push(one);
      }
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    return found;
  }

  async #accountCodeOf({ objectType, objectId }: ProviderNotice): Promise<string | null> {
    switch (objectType) {
      case "subscription":
        return (await this.#client.getSubscription(objectId)).account?.code ?? null;
      case "account":
      case "billing_info":
        return (await this.#client.getAccount(objectId)).code ?? null;
      case "charge_invoice":
      case "credit_invoice":
      case "dunning_event":
        return (await this.#client.getInvoice(objectId)).account?.code ?? null;
      case "payment":
        return (await this.#client.getTransaction(objectId)).account?.code ?? null;
      default:
        return null;
    }
  }

  #failure(error: unknown, { attemptId }: PaidOrder): PurchaseResult {
    const answer = purchaseFailure(error);
    if (answer.kind === "unknown") {
      this.options.logger.warn({ err: error, attemptId }, "purchase outcome unknown");
    }
    return answer;
  }
}

function subtotalAfterDiscount(preview: recurly.InvoiceCollection): number {
  const invoice = preview.chargeInvoice;
  return Math.max(0, (invoice?.subtotal ?? 0) - (invoice?.discount ?? 0));
}
