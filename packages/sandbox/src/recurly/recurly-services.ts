import type { Pool } from "pg";
import { AccountService } from "./accounts/account.service";
import { BookRepository } from "./book/book.repository";
import { CardTokenRepository } from "./cards/card-token.repository";
import { PresentCardService } from "./cards/present-card.service";
import { GiftOrderService } from "./gift-orders/gift-order.service";
import { BillingInfoService } from "./payment-methods/billing-info.service";
import { CardTrialRepository } from "./purchases/card-trial.repository";
import { GiftCardRepository } from "./purchases/gift-card.repository";
import { PurchaseService } from "./purchases/purchase.service";
import { RedemptionService } from "./purchases/redemption.service";
import { InvoiceService } from "./renewals/invoice.service";
import { SubscriptionService } from "./subscriptions/subscription.service";

export type RecurlyServices = Readonly<ReturnType<typeof recurlyServices>>;

export function recurlyServices(options: {
  readonly pool: Pool;
  /** The machine's clock. Each account adds its own offset. */
  readonly clock: () => number;
  readonly onNotices: () => void;
}) {
  const { pool } = options;
  const books = new BookRepository(pool, options.clock, options.onNotices);
  const tokens = new CardTokenRepository(pool);
  const giftCards = new GiftCardRepository(pool);
  const cards = new PresentCardService(tokens);
  const cardTrials = new CardTrialRepository();
  return {
    books,
    tokens,
    giftCards,
    accounts: new AccountService(books),
    billingInfos: new BillingInfoService(books, cards),
    purchases: new PurchaseService({ books, tokens, cards, giftCards, cardTrials }),
    giftOrders: new GiftOrderService({ books, cards, giftCards }),
    redemptions: new RedemptionService(books, giftCards),
    subscriptions: new SubscriptionService(books),
    invoices: new InvoiceService(books, cards),
  };
}
