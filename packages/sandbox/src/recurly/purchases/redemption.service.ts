import { z } from "zod";
import type { Book, GiftCardEntry, RedemptionEntry } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { findCoupon } from "../catalogue/coupons";
import { invalid, notFound } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { coversCurrency } from "../money/discount.rules";
import type { GiftCardRepository } from "./gift-card.repository";
import { hasRedeemed, redeemCoupon, redeemGiftCard } from "./purchase.rules";

const couponBody = z.object({
  coupon_id: z.string().min(1),
  currency: z.enum(["USD", "INR"]).default("USD"),
  subscription_id: z.string().nullish(),
});

const giftBody = z.object({ recipient_account: z.object({ code: z.string().min(1).max(50) }) });

export class RedemptionService {
  constructor(
    private readonly books: BookRepository,
    private readonly giftCards: GiftCardRepository,
  ) {}

  async redeemCoupon(
    accountId: string,
    body: unknown,
  ): Promise<{ book: Book; redemption: RedemptionEntry }> {
    const request = parseBody(couponBody, body);
    const coupon = findCoupon(request.coupon_id.replace(/^code-/, ""));
    if (!coupon) throw notFound("Coupon", "id", request.coupon_id);
    if (coupon.state !== "redeemable") throw invalid("coupon_id", "is expired");
    if (!coversCurrency(coupon, request.currency)) {
      throw invalid("currency", "is not valid for this coupon");
    }
    const { currency, subscription_id: subscriptionId = null } = request;
    return this.books.change(await this.books.codeOf(accountId), (posting) => {
      const { book } = posting;
      if (hasRedeemed(book, coupon)) throw invalid("coupon_id", "has already been redeemed");
      return { book, redemption: redeemCoupon(posting, coupon, { currency, subscriptionId }) };
    });
  }

  async redeemGiftCard(code: string, body: unknown): Promise<GiftCardEntry> {
    const request = parseBody(giftBody, body);
    return this.books.change(request.recipient_account.code, async (posting, client) => {
      const card = await this.giftCards.lockUnused(client, code);
      if (!card) {
        throw invalid(
          "redemption_code",
          "is not valid",
          "The provided redemption code is not valid.",
        );
      }
      redeemGiftCard(posting, card);
      await this.giftCards.assignTo(client, card, posting.book.account.code);
      return card;
    });
  }

  /** @throws Fault not_found */
  async readGiftCard(id: string): Promise<GiftCardEntry> {
    const found = await this.giftCards.findById(id);
    if (!found) throw notFound("Gift Card", "id", id);
    if (found.accountCode === null) return found.card;
    return this.books.change(
      found.accountCode,
      ({ book }) => book.giftCards.find((card) => card.id === id) ?? found.card,
    );
  }
}
