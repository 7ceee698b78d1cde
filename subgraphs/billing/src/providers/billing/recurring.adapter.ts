import type { Logger } from "@eightcount/service-kit/logging/logger";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import type recurly from "recurly";
import type { Invoice } from "./billing.invoices";
import type {
  AccountCredit,
  AccountHolder,
  AccountReading,
  ActionKey,
  ActionResult,
  BillingAddress,
  BillingInfo,
  BillingProvider,
  CataloguePlan,
  NewCard,
  NoticeResult,
  OnFileOrder,
  Order,
  PaymentPreviewResult,
  PlacedOrder,
  PostponedBilling,
  PreviewResult,
  ProviderCoupon,
  ProviderNotice,
  PurchaseResult,
  SaveAddressResult,
  WebhookHeaders,
} from "./billing.provider";
import type {
  BoughtGiftCard,
  GiftCardOrder,
  GiftPurchaseResult,
  GiftRedemptionResult,
  ProviderGiftCard,
} from "./gift-card.provider";
import { AccountReader } from "./recurring/account-reader";
import { Attempt } from "./recurring/attempt";
import { closeAccount } from "./recurring/close-account";
import { connectRecurly, type RecurlyAccess } from "./recurring/connect-recurly";
import {
  isCodeTaken,
  isEmailRefused,
  isValidation,
  messageOf,
  orNull,
  purchaseFailure,
} from "./recurring/failures";
import { GiftCards } from "./recurring/gift-cards";
import { Invoices } from "./recurring/invoices";
import { listAll, PAGE } from "./recurring/list-all";
import { PaymentActions } from "./recurring/payment-actions";
import { PaymentPreviews } from "./recurring/payment-previews";
import { toCataloguePlan, toProviderCoupon } from "./recurring/read-catalogue";
import { readNotice } from "./recurring/read-notice";
import { SubscriptionActions } from "./recurring/subscription-actions";
import { toAccount, toAddress, toPlacedPurchase } from "./recurring/write-order";

export interface RecurringOptions extends RecurlyAccess {
  readonly webhookSecret: string;
  readonly logger: Logger;
}

/** The API accepts codes in place of ids with this prefix. */
const byCode = (code: string): string => `code-${code}`;

export class RecurringBillingProvider implements BillingProvider {
  readonly #client: recurly.Client;
  readonly #reader: AccountReader;
  readonly #subscriptions: SubscriptionActions;
  readonly #payments: PaymentActions;
  readonly #previews: PaymentPreviews;
  readonly #giftCards: GiftCards;
  readonly #invoices: Invoices;

  constructor(private readonly options: RecurringOptions) {
    this.#client = connectRecurly(options);
    this.#reader = new AccountReader(this.#client, options.logger);
    this.#subscriptions = new SubscriptionActions(this.#client, options.logger);
    this.#payments = new PaymentActions(this.#client, options.logger);
    this.#previews = new PaymentPreviews(this.#client);
    this.#giftCards = new GiftCards(this.#client, options.logger);
    this.#invoices = new Invoices(this.#client);
  }

  async listPlans(): Promise<readonly CataloguePlan[]> {
    const pager = this.#client.listPlans({ params: { state: "active", limit: PAGE } });
    return (await listAll(pager)).map(toCataloguePlan);
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

  previewOrder(
    memberId: string | null,
    order: Order,
    tokenId: string | null = null,
  ): Promise<PreviewResult> {
    return this.#previews.order(memberId, order, tokenId);
  }

  previewPlanChange(subscriptionId: string, planCode: string): Promise<PaymentPreviewResult> {
    return this.#previews.planChange(subscriptionId, planCode);
  }

  previewReactivation(subscriptionId: string): Promise<PaymentPreviewResult> {
    return this.#previews.reactivation(subscriptionId);
  }

  previewOnFilePurchase(memberId: string, order: OnFileOrder): Promise<PaymentPreviewResult> {
    return this.#previews.onFilePurchase(memberId, order);
  }

  async readCountry(memberId: string): Promise<string | null> {
    const account = await orNull(this.#client.getAccount(byCode(memberId)));
    return account?.address?.country?.toUpperCase() ?? null;
  }

  async purchase(order: PlacedOrder, withinMs = Number.POSITIVE_INFINITY): Promise<PurchaseResult> {
    const { idempotencyKey } = order;
    const body = toPlacedPurchase(order);
    try {
      const attempt = new Attempt({ idempotencyKey, withinMs });
      await attempt.send((options) => this.#client.createPurchase(body, options));
      return { kind: "purchased" };
    } catch (error) {
      const failure = purchaseFailure(error);
      if (failure.kind === "unknown") {
        this.options.logger.warn({ err: error, idempotencyKey }, "purchase outcome unknown");
      }
      return failure;
    }
  }

  buyGiftCard(order: GiftCardOrder, key: ActionKey): Promise<GiftPurchaseResult> {
    return this.#giftCards.buyGiftCard(order, key);
  }

  findGiftCardOf(giverAccount: string): Promise<BoughtGiftCard | null> {
    return this.#giftCards.findGiftCardOf(giverAccount);
  }

  readGiftCard(cardId: string): Promise<ProviderGiftCard | null> {
    return this.#giftCards.readGiftCard(cardId);
  }

  findGiftCard(code: string): Promise<ProviderGiftCard | null> {
    return this.#giftCards.findGiftCard(code);
  }

  findRedeemedCards(memberId: string): Promise<readonly ProviderGiftCard[]> {
    return this.#giftCards.findRedeemedCards(memberId);
  }

  redeemGiftCard(memberId: string, code: string, key: ActionKey): Promise<GiftRedemptionResult> {
    return this.#giftCards.redeemGiftCard(memberId, code, key);
  }

  cancelSubscription(subscriptionId: string, key: ActionKey): Promise<ActionResult> {
    return this.#subscriptions.cancel(subscriptionId, key);
  }

  /** There is no challenge, because this provider charges nothing here. */
  reactivateSubscription(
    subscriptionId: string,
    _challengeResultTokenId: string | null,
    key: ActionKey,
  ): Promise<ActionResult> {
    return this.#subscriptions.reactivate(subscriptionId, key);
  }

  postponeBilling(
    subscriptionId: string,
    change: PostponedBilling,
    key: ActionKey,
  ): Promise<ActionResult> {
    return this.#subscriptions.postponeBilling(subscriptionId, change, key);
  }

  changePlan(subscriptionId: string, planCode: string, key: ActionKey): Promise<ActionResult> {
    return this.#subscriptions.changePlan(subscriptionId, planCode, key);
  }

  withdrawPlanChange(subscriptionId: string, key: ActionKey): Promise<ActionResult> {
    return this.#subscriptions.withdrawPlanChange(subscriptionId, key);
  }

  pauseSubscription(subscriptionId: string, cycles: number, key: ActionKey): Promise<ActionResult> {
    return this.#subscriptions.pause(subscriptionId, cycles, key);
  }

  resumeSubscription(subscriptionId: string, key: ActionKey): Promise<ActionResult> {
    return this.#subscriptions.resume(subscriptionId, key);
  }

  updateCard(memberId: string, card: NewCard, key: ActionKey): Promise<ActionResult> {
    return this.#payments.updateCard(byCode(memberId), card, key);
  }

  collectOverdue(
    memberId: string,
    challengeResultTokenId: string | null,
    key: ActionKey,
  ): Promise<ActionResult> {
    return this.#payments.collectOverdue(byCode(memberId), challengeResultTokenId, key);
  }

  readBillingInfo(memberId: string): Promise<BillingInfo | null> {
    return this.#reader.readBillingInfo(byCode(memberId));
  }

  readCredit(memberId: string): Promise<AccountCredit | null> {
    return this.#reader.readCredit(byCode(memberId));
  }

  closeAccount(memberId: string): Promise<void> {
    return closeAccount(this.#client, byCode(memberId));
  }

  listInvoices(memberId: string): Promise<readonly Invoice[]> {
    return this.#invoices.list(byCode(memberId));
  }

  readInvoicePdf(memberId: string, number: string): Promise<Buffer | null> {
    return this.#invoices.pdf(memberId, number);
  }

  readAccount(memberId: string): Promise<AccountReading> {
    return this.#reader.read(byCode(memberId));
  }

  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeResult {
    return readNotice(this.options.webhookSecret, { rawBody, headers, now });
  }

  async memberOfNotice(notice: ProviderNotice): Promise<string | null> {
    const code = (await orNull(this.#accountCodeOf(notice))) ?? null;
    return code !== null && isUuid(code) ? code.toLowerCase() : null;
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
}
