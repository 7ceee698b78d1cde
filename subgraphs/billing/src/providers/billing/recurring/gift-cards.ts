import type { Logger } from "@eightcount/service-kit/logging/logger";
import type recurly from "recurly";
import type { ActionKey } from "../billing.provider";
import type {
  BoughtGiftCard,
  GiftCardOrder,
  GiftCardProvider,
  GiftPurchaseResult,
  GiftRedemptionResult,
  ProviderGiftCard,
} from "../gift-card.provider";
import { Attempt } from "./attempt";
import { orNull, purchaseFailure } from "./failures";
import { PAGE } from "./list-all";
import { toCents, toCurrency } from "./read-catalogue";
import { toGiftCardOrder } from "./write-gift-card-order";

/** The provider has no look-up by code, so its list is read, newest first. */
const MOST_CARDS = 10 * PAGE;

const byCode = (code: string): string => `code-${code}`;

export class GiftCards implements GiftCardProvider {
  constructor(
    private readonly client: recurly.Client,
    private readonly logger: Logger,
  ) {}

  async buyGiftCard(order: GiftCardOrder, key: ActionKey): Promise<GiftPurchaseResult> {
    const body = toGiftCardOrder(order);
    try {
      const card = await this.#send(key, (options) => this.client.createGiftCard(body, options));
      return { kind: "bought", card: await this.#bought(card) };
    } catch (error) {
      const failure = purchaseFailure(error);
      if (failure.kind === "invalid") {
        const { input, message } = failure;
        return { kind: "invalid", isCard: input === "card", message };
      }
      if (failure.kind === "challenge" || failure.kind === "declined") return failure;
      this.logger.warn({ err: error }, "outcome of a gift card order unknown");
      return { kind: "unknown" };
    }
  }

  async findGiftCardOf(giverAccount: string): Promise<BoughtGiftCard | null> {
    const account = await orNull(this.client.getAccount(byCode(giverAccount)));
    if (!account?.id) return null;
    const found = await this.#first(({ gifterAccountId }) => gifterAccountId === account.id);
    return found && this.#bought(found);
  }

  async readGiftCard(cardId: string): Promise<ProviderGiftCard | null> {
    const card = await orNull(this.client.getGiftCard(cardId));
    return card && toProviderGiftCard(card);
  }

  async findGiftCard(code: string): Promise<ProviderGiftCard | null> {
    const found = await this.#byCode(code);
    return found && toProviderGiftCard(found);
  }

  async findRedeemedCards(memberId: string): Promise<readonly ProviderGiftCard[]> {
    const account = await orNull(this.client.getAccount(byCode(memberId)));
    if (!account?.id) return [];
    const found: ProviderGiftCard[] = [];
    for await (const card of this.#newest()) {
      if (card.recipientAccountId === account.id) found.push(toProviderGiftCard(card));
    }
    return found;
  }

  async redeemGiftCard(
    memberId: string,
    code: string,
    key: ActionKey,
  ): Promise<GiftRedemptionResult> {
    const wanted = code.trim();
    const body = { recipientAccount: { code: memberId } };
    try {
      const card = await this.#send(key, (options) =>
        this.client.redeemGiftCard(wanted, body, options),
      );
      return toRedeemed(toProviderGiftCard(card));
    } catch (error) {
      const failure = purchaseFailure(error);
      if (failure.kind === "invalid") return this.#redeemedBy(memberId, wanted);
      this.logger.warn({ err: error, memberId }, "outcome of a gift card redemption unknown");
      return { kind: "unknown" };
    }
  }

  /** A refused code may be the member's own, from an attempt whose answer was lost. */
  async #redeemedBy(memberId: string, code: string): Promise<GiftRedemptionResult> {
    try {
      const cards = await this.findRedeemedCards(memberId);
      const card = cards.find((one) => one.code.toUpperCase() === code.toUpperCase());
      return card ? toRedeemed(card) : { kind: "invalid" };
    } catch (error) {
      this.logger.warn({ err: error, memberId }, "reading a gift card failed");
      return { kind: "unknown" };
    }
  }

  async #send(
    key: ActionKey,
    call: (options: recurly.CallOptions) => Promise<recurly.GiftCard>,
  ): Promise<recurly.GiftCard> {
    const sent: recurly.GiftCard[] = [];
    await new Attempt(key).send(async (options) => sent.push(await call(options)));
    const [card] = sent;
    if (!card) throw new Error("the provider answered without a gift card");
    return card;
  }

  #byCode(code: string): Promise<recurly.GiftCard | null> {
    const wanted = code.trim().toUpperCase();
    return this.#first(({ redemptionCode }) => redemptionCode?.toUpperCase() === wanted);
  }

  async #first(isWanted: (card: recurly.GiftCard) => boolean): Promise<recurly.GiftCard | null> {
    for await (const card of this.#newest()) {
      if (isWanted(card) && !card.canceledAt) return card;
    }
    return null;
  }

  async *#newest(): AsyncGenerator<recurly.GiftCard> {
    const params = { limit: PAGE, sort: "created_at", order: "desc" };
    let seen = 0;
    for await (const card of this.client.listGiftCards({ params }).each()) {
      yield card;
      seen += 1;
      if (seen === MOST_CARDS) return;
    }
  }

  async #bought(card: recurly.GiftCard): Promise<BoughtGiftCard> {
    const read = toProviderGiftCard(card);
    const invoice = await this.client.getInvoice(card.purchaseInvoiceId ?? "").catch((error) => {
      // The giver has paid, so a missing number must not look like a failed order.
      this.logger.warn({ err: error, cardId: read.id }, "reading a gift card's invoice failed");
      return null;
    });
    return { ...read, orderNumber: invoice?.number ?? read.id };
  }
}

const toProviderGiftCard = (card: recurly.GiftCard): ProviderGiftCard => ({
  id: card.id ?? "",
  code: card.redemptionCode ?? "",
  amountCents: toCents(card.unitAmount),
  balanceCents: toCents(card.balance),
  currency: toCurrency(card.currency),
  isRedeemed: !!card.redeemedAt,
  isCanceled: !!card.canceledAt,
});

const toRedeemed = ({ amountCents, currency }: ProviderGiftCard): GiftRedemptionResult => ({
  kind: "redeemed",
  amountCents,
  currency,
});
