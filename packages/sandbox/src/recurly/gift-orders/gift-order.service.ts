import { applyDetails } from "../accounts/account-details";
import type { GiftCardEntry, StoredCard } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import type { CardTokenPayload } from "../cards/card-token.repository";
import type { PresentCardService } from "../cards/present-card.service";
import { parseBody } from "../http/parse-body";
import { storeCard } from "../payment-methods/billing-info.rules";
import type { GiftCardRepository } from "../purchases/gift-card.repository";
import { assertChargeable } from "../renewals/collection.rules";
import { giftCardDraft, recordGiftOrder } from "./gift-order.rules";
import { type GiftOrderBody, giftOrderBody } from "./gift-order-request";

export interface GiftOrderParts {
  readonly books: BookRepository;
  readonly cards: PresentCardService;
  readonly giftCards: GiftCardRepository;
}

/** Sells gift cards. Sending them to the recipient is left to the merchant. */
export class GiftOrderService {
  constructor(private readonly parts: GiftOrderParts) {}

  preview(body: unknown): Promise<GiftCardEntry> {
    const request = parseBody(giftOrderBody, body);
    return this.parts.books.inspect(request.gifter_account.code, ({ now }) =>
      giftCardDraft(request, now),
    );
  }

  async purchase(body: unknown): Promise<GiftCardEntry> {
    const request = parseBody(giftOrderBody, body);
    const payload = await this.#presentedCard(request);
    return this.parts.books.change(
      request.gifter_account.code,
      async (posting, client) => {
        applyDetails(posting.book.account, request.gifter_account, posting.now);
        if (payload) storeCard(posting, payload);
        assertChargeable(posting, request.unit_amount);
        const card = recordGiftOrder(posting, request);
        await this.parts.giftCards.add(client, card);
        return card;
      },
      { createIfMissing: true },
    );
  }

  async #presentedCard({ gifter_account }: GiftOrderBody): Promise<CardTokenPayload | null> {
    const { cards } = this.parts;
    const presented = gifter_account.billing_info;
    const resultTokenId = presented?.three_d_secure_action_result_token_id ?? null;
    if (presented?.token_id) return cards.present({ tokenId: presented.token_id, resultTokenId });
    const card = await this.#cardOnFile(gifter_account.code);
    if (card) await cards.authenticate({ accountCode: gifter_account.code, card }, resultTokenId);
    return null;
  }

  #cardOnFile(code: string): Promise<StoredCard | null> {
    return this.parts.books.inspect(code, ({ book }) => book.billingInfo?.card ?? null);
  }
}
