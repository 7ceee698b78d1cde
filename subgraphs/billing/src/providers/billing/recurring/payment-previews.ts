import type recurly from "recurly";
import type {
  OnFileOrder,
  Order,
  PaymentPreviewResult,
  PreviewedOrder,
  PreviewResult,
} from "../billing.provider";
import { actionFailure, isFinal, purchaseFailure } from "./failures";
import { listAll, PAGE } from "./list-all";
import { toCents, toCurrency } from "./read-catalogue";
import { discountOn, isForFirstPayment, redeemedCoupons } from "./redeemed-coupons";
import { toPurchase } from "./write-order";

const notCanceled: PaymentPreviewResult = {
  kind: "invalid",
  message: "The subscription is not canceled.",
};

export class PaymentPreviews {
  constructor(private readonly client: recurly.Client) {}

  async order(
    memberId: string | null,
    order: Order,
    tokenId: string | null,
  ): Promise<PreviewResult> {
    const account = {
      code: memberId ?? "visitor",
      ...(tokenId === null ? {} : { billingInfo: { tokenId } }),
    };
    try {
      return toPreviewedOrder(order, await this.client.previewPurchase(toPurchase(order, account)));
    } catch (error) {
      const failure = purchaseFailure(error);
      if (failure.kind === "invalid") return failure;
      throw error;
    }
  }

  planChange(id: string, planCode: string): Promise<PaymentPreviewResult> {
    return refusedAsData(async () => {
      const timeframe = "bill_date";
      const change = await this.client.previewSubscriptionChange(id, { planCode, timeframe });
      const invoice = change.invoiceCollection?.chargeInvoice;
      return {
        kind: "preview",
        todayCents: 0,
        nextCents: toCents(invoice?.balance),
        nextOn: change.activateAt ?? null,
        currency: toCurrency(invoice?.currency),
      };
    });
  }

  /** The provider has no preview for this, so the account's coupons and credit are read. */
  reactivation(id: string): Promise<PaymentPreviewResult> {
    return refusedAsData(async () => {
      const subscription = await this.client.getSubscription(id);
      if (subscription.state !== "canceled") return notCanceled;
      const { unitAmount, plan, currentPeriodEndsAt } = subscription;
      const currency = toCurrency(subscription.currency);
      const account = `code-${subscription.account?.code}`;
      const charge = { priceCents: toCents(unitAmount), planCode: plan?.code ?? "", currency };
      const [coupons, creditCents, taxRate] = await Promise.all([
        this.#couponsOf(account),
        this.#creditOf(account, currency),
        this.#taxRateOf(subscription.account?.code ?? "", charge),
      ]);
      const owed = withTax(charge.priceCents - discountOn(charge, coupons), taxRate);
      return {
        kind: "preview",
        todayCents: 0,
        nextCents: Math.max(0, owed - creditCents),
        nextOn: currentPeriodEndsAt ?? null,
        currency,
      };
    });
  }

  /** The provider previews today's invoice; the one after it is what coupons and credit will leave. */
  onFilePurchase(memberId: string, order: OnFileOrder): Promise<PaymentPreviewResult> {
    return refusedAsData(async () => {
      const { planCode, currency } = order;
      const account = `code-${memberId}`;
      const purchase = toPurchase(
        { ...order, couponCodes: [], giftCardCode: null },
        { code: memberId },
      );
      const [{ chargeInvoice }, plan, coupons, creditCents] = await Promise.all([
        this.client.previewPurchase(purchase),
        this.client.getPlan(`code-${planCode}`),
        this.#couponsOf(account),
        this.#creditOf(account, currency),
      ]);
      const price = plan.currencies?.find((entry) => entry.currency === currency)?.unitAmount;
      const charge = { priceCents: toCents(price), planCode, currency };
      const isReduced = toCents(chargeInvoice?.discount) > 0;
      const later = coupons.filter((coupon) => !(isReduced && isForFirstPayment(coupon)));
      const owed = withTax(charge.priceCents - discountOn(charge, later), taxRateOn(chargeInvoice));
      const spent = toCents(chargeInvoice?.total) - toCents(chargeInvoice?.balance);
      return {
        kind: "preview",
        todayCents: toCents(chargeInvoice?.balance),
        nextCents: Math.max(0, owed - (creditCents - spent)),
        nextOn: chargeInvoice?.lineItems?.[0]?.endDate ?? null,
        currency,
      };
    });
  }

  /** The provider tells a tax only for an invoice, so it previews one over the same plan. */
  async #taxRateOf(code: string, { planCode, currency }: OnFileCharge): Promise<number> {
    const order = { planCode, currency, skipsTrial: true, couponCodes: [], giftCardCode: null };
    try {
      const { chargeInvoice } = await this.client.previewPurchase(toPurchase(order, { code }));
      return taxRateOn(chargeInvoice);
    } catch (error) {
      // A provider that sells no second subscription tells no tax. The price is still right.
      if (isFinal(error)) return 0;
      throw error;
    }
  }

  async #couponsOf(account: string) {
    const pager = this.client.listActiveCouponRedemptions(account, { params: { limit: PAGE } });
    return redeemedCoupons(await listAll(pager));
  }

  async #creditOf(account: string, currency: string): Promise<number> {
    const { balances } = await this.client.getAccountBalance(account);
    const entry = balances?.find((candidate) => candidate.currency === currency);
    return toCents(entry?.availableCreditAmount);
  }
}

type OnFileCharge = Pick<OnFileOrder, "planCode" | "currency">;

/** Part of what discounts leave; 0 for an invoice over nothing. */
function taxRateOn(invoice: recurly.Invoice | null | undefined): number {
  const taxed = toCents(invoice?.subtotal) - toCents(invoice?.discount);
  return taxed > 0 ? toCents(invoice?.tax) / taxed : 0;
}

function toPreviewedOrder(
  { planCode }: Order,
  { chargeInvoice }: recurly.InvoiceCollection,
): PreviewedOrder {
  const subtotalCents = toCents(chargeInvoice?.subtotal);
  const line = chargeInvoice?.lineItems?.[0];
  return {
    kind: "preview",
    subtotalCents: Math.max(0, subtotalCents - toCents(chargeInvoice?.discount)),
    planCode: line?.planCode ?? planCode,
    // The provider writes free days as a line that costs nothing even before discounts.
    trialEndsOn: subtotalCents === 0 ? (line?.endDate ?? null) : null,
  };
}

const withTax = (cents: number, rate: number): number => cents + Math.round(cents * rate);

async function refusedAsData(
  preview: () => Promise<PaymentPreviewResult>,
): Promise<PaymentPreviewResult> {
  try {
    return await preview();
  } catch (error) {
    const failure = actionFailure(error);
    if (failure.kind !== "invalid") throw error;
    return { kind: "invalid", message: failure.message };
  }
}
