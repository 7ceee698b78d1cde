import { priceChangedMessage } from "@eightcount/rules/billing/order-summary";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import type {
  BillingProvider,
  PlacedOrder,
  RefusedInput,
} from "../providers/billing/billing.provider";
import { purchaseRefusal } from "./purchase-refusals";

type Today =
  | { readonly kind: "today"; readonly cents: number }
  | { readonly kind: "invalid"; readonly input: RefusedInput; readonly message: string };

/** Asks the provider what an order charges today, just before it is sent. */
export class AgreedAmountService {
  constructor(
    private readonly provider: Pick<BillingProvider, "previewOrder" | "previewOnFilePurchase">,
  ) {}

  /**
   * Returns null if the order charges what the buyer agreed to, or if nothing was agreed.
   * @throws the provider's error if it is unreachable.
   */
  async refusalOf(order: PlacedOrder, agreedCents: number | null): Promise<Refusal | null> {
    if (agreedCents === null) return null;
    const today = await this.#today(order);
    if (today.kind === "invalid") return purchaseRefusal(today);
    if (today.cents === agreedCents) return null;
    const message = priceChangedMessage(today.cents, order.currency);
    return refuse({ ...errors.purchase.priceChanged, message });
  }

  async #today(order: PlacedOrder): Promise<Today> {
    const { holder, tokenId } = order;
    if (tokenId === null) return this.#todayOnFile(order);
    const preview = await this.provider.previewOrder(holder.memberId, order, tokenId);
    return preview.kind === "invalid" ? preview : { kind: "today", cents: preview.subtotalCents };
  }

  // The address is known, so what the member saw contains tax and credit.
  async #todayOnFile(order: PlacedOrder): Promise<Today> {
    const preview = await this.provider.previewOnFilePurchase(order.holder.memberId, order);
    if (preview.kind === "preview") return { kind: "today", cents: preview.todayCents };
    return { ...preview, input: "other" };
  }
}
