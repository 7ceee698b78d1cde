import type { PoolClient } from "pg";
import { applyDetails } from "../accounts/account-details";
import type { Book, InvoiceEntry, StoredCard } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { copyOf, type Posting } from "../book/posting";
import type { CardTokenPayload, CardTokenRepository } from "../cards/card-token.repository";
import type { PresentCardService } from "../cards/present-card.service";
import { parseBody } from "../http/parse-body";
import { storeCard } from "../payment-methods/billing-info.rules";
import { assertChargeable } from "../renewals/collection.rules";
import type { CardTrialRepository } from "./card-trial.repository";
import type { GiftCardRepository } from "./gift-card.repository";
import {
  assertPayable,
  type Order,
  type PurchaseFacts,
  recordOrder,
  validateOrder,
} from "./purchase.rules";
import { type PurchaseBody, purchaseBody } from "./purchase-request";

export interface PurchaseParts {
  readonly books: BookRepository;
  readonly tokens: CardTokenRepository;
  readonly cards: PresentCardService;
  readonly giftCards: GiftCardRepository;
  readonly cardTrials: CardTrialRepository;
}

export interface Receipt {
  readonly book: Book;
  readonly invoice: InvoiceEntry;
}

export class PurchaseService {
  constructor(private readonly parts: PurchaseParts) {}

  async preview(body: unknown): Promise<Receipt> {
    return this.#preview(parseBody(purchaseBody, body));
  }

  async purchase(body: unknown): Promise<Receipt> {
    const request = parseBody(purchaseBody, body);
    const { book, invoice } = await this.#preview(request);
    const payload = await this.#presentedCard(request);
    if (!payload && invoice.total > 0) await this.#authenticate(book, request);
    return this.parts.books.change(
      request.account.code,
      (posting, client) => this.#apply(posting, client, { request, payload }),
      { createIfMissing: true },
    );
  }

  async #preview(request: PurchaseBody): Promise<Receipt> {
    // Inside the transaction, this query would wait for a second connection while holding one.
    const card = await this.#cardOfToken(request);
    return this.parts.books.inspect(request.account.code, async (posting, client) => {
      const facts = await this.#facts(client, posting, { request, card });
      const order = validateOrder(posting, request, facts);
      return { book: posting.book, invoice: recordOrder(copyOf(posting), order) };
    });
  }

  async #cardOfToken({ account }: PurchaseBody): Promise<StoredCard | null> {
    const tokenId = account.billing_info?.token_id;
    if (!tokenId) return null;
    const payload = await this.parts.tokens.find(["credit_card", "apple_pay"], tokenId);
    return payload?.card ?? null;
  }

  async #presentedCard(request: PurchaseBody): Promise<CardTokenPayload | null> {
    const card = request.account.billing_info;
    if (!card?.token_id) return null;
    return this.parts.cards.present({
      tokenId: card.token_id,
      resultTokenId: card.three_d_secure_action_result_token_id ?? null,
    });
  }

  async #authenticate(book: Book, { account }: PurchaseBody): Promise<void> {
    const card = book.billingInfo?.card;
    if (!card) return;
    const resultTokenId = account.billing_info?.three_d_secure_action_result_token_id ?? null;
    await this.parts.cards.authenticate({ accountCode: account.code, card }, resultTokenId);
  }

  async #apply(
    posting: Posting,
    client: PoolClient,
    { request, payload }: { request: PurchaseBody; payload: CardTokenPayload | null },
  ): Promise<Receipt> {
    const card = payload?.card ?? null;
    const facts = await this.#facts(client, posting, { request, card });
    const order = validateOrder(posting, request, facts);
    applyDetails(posting.book.account, request.account, posting.now);
    if (payload) storeCard(posting, payload);
    assertPayable(posting, order);
    assertChargeable(posting, firstInvoice(posting, order).total);
    const invoice = recordOrder(posting, order);
    await this.#recordUse(client, posting, order);
    return { book: posting.book, invoice };
  }

  async #recordUse(client: PoolClient, { book }: Posting, order: Order): Promise<void> {
    const fingerprint = book.billingInfo?.card.fingerprint;
    if (order.trialEndsAt !== null && fingerprint) {
      await this.parts.cardTrials.record(client, fingerprint, book.account.code);
    }
    if (order.giftCard) {
      await this.parts.giftCards.assignTo(client, order.giftCard, book.account.code);
    }
  }

  async #facts(
    client: PoolClient,
    { book }: Posting,
    { request, card }: { request: PurchaseBody; card: StoredCard | null },
  ): Promise<PurchaseFacts> {
    const { giftCards, cardTrials } = this.parts;
    const code = request.gift_card_redemption_code;
    const fingerprint = (card ?? book.billingInfo?.card)?.fingerprint;
    return {
      giftCard: code ? await giftCards.lockUnused(client, code) : null,
      cardHadTrial: fingerprint ? await cardTrials.has(client, fingerprint) : false,
    };
  }
}

const firstInvoice = (posting: Posting, order: Order): InvoiceEntry =>
  recordOrder(copyOf(posting), structuredClone(order));
