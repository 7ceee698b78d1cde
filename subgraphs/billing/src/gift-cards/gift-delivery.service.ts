import type { Clock } from "@eightcount/service-kit/clock/clock";
import { refuse } from "@eightcount/service-kit/errors/refusal";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { errors } from "../errors";
import { actAs } from "../ledger/actor";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { BoughtGiftCard } from "../providers/billing/gift-card.provider";
import { hashOfCode } from "./gift-code";
import type { GiftMails } from "./gift-mails";
import type { GiftOrder, GiftOrderRepository, OpenGiftOrder } from "./gift-order.repository";
import { giverAccountOf } from "./gift-request";

export interface GiftDeliveryParts {
  readonly provider: Pick<BillingProvider, "readGiftCard" | "findGiftCardOf">;
  readonly orders: GiftOrderRepository;
  readonly mails: GiftMails;
  readonly clock: Clock;
  readonly logger: Logger;
}

const BATCH = 100;
/** An order that stays open this long was left by a crash or a lost response. */
const LOOKED_UP_EVERY_MS = 2 * 60_000;
/** Days for which the people of a delivered, printed, or failed order are kept. */
export const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
/** A charge may complete long after its answer was lost. */
const GIVEN_UP_AFTER_MS = DAY_MS;

/** Mails gift cards at their time, and finishes orders whose answer was lost. */
export class GiftDeliveryService {
  constructor(private readonly parts: GiftDeliveryParts) {}

  /** Safe to repeat, because a card is mailed once. Returns how many mails were requested. */
  async deliver(isStopping: () => boolean = () => false): Promise<number> {
    const now = this.parts.clock();
    const since = new Date(now.getTime() - LOOKED_UP_EVERY_MS);
    for (const open of await this.parts.orders.findOpenSince(since, BATCH)) {
      if (isStopping()) return 0;
      await this.#safely(open.attemptId, () => actAs("RECONCILER", () => this.#finish(open, now)));
    }
    let delivered = 0;
    for (const order of await this.parts.orders.findDue(now, BATCH)) {
      if (isStopping()) return delivered;
      const isDelivered = await this.#safely(order.attemptId, () => this.#mail(order, now));
      if (isDelivered) delivered += 1;
    }
    return delivered;
  }

  /** Stores what was bought and mails it if it is due. The giver has paid, so mailing may not fail. */
  async settle(attemptId: string, card: BoughtGiftCard): Promise<GiftOrder> {
    const { orders, mails, clock } = this.parts;
    const now = clock();
    const { id: cardId, code, orderNumber } = card;
    const bought = { cardId, codeHash: hashOfCode(code), orderNumber };
    const order = await orders.settle(attemptId, bought, (settled) =>
      mails.receipt(settled, code, now),
    );
    if (order.delivery === "EMAIL" && order.deliverAt <= now) {
      await this.#safely(attemptId, () =>
        orders.deliver(attemptId, now, mails.delivery(order, code)),
      );
    }
    return order;
  }

  /** Settles an order whose answer was lost. Null if no card is known, or if nobody can say. */
  async findBought(attemptId: string): Promise<{ order: GiftOrder; code: string } | null> {
    try {
      const card = await this.parts.provider.findGiftCardOf(giverAccountOf(attemptId));
      return card && { order: await this.settle(attemptId, card), code: card.code };
    } catch (error) {
      this.parts.logger.warn({ err: error, attemptId }, "looking up a gift card failed");
      return null;
    }
  }

  forget(): Promise<number> {
    return this.parts.orders.forgetBefore(
      new Date(this.parts.clock().getTime() - KEPT_DAYS * DAY_MS),
    );
  }

  async #mail(order: GiftOrder, now: Date): Promise<boolean> {
    const { provider, orders, mails } = this.parts;
    const card = await provider.readGiftCard(order.cardId ?? "");
    if (!card) throw new Error("the provider does not know the gift card");
    if (card.isCanceled) {
      await orders.cancel(order.attemptId, now);
      return false;
    }
    return orders.deliver(order.attemptId, now, mails.delivery(order, card.code));
  }

  // The order is never sent again, because the giver may have bought another card since.
  async #finish({ attemptId, createdAt }: OpenGiftOrder, now: Date): Promise<boolean> {
    const { provider, orders } = this.parts;
    // First, so that orders which cannot be looked up do not hold up the others.
    await orders.markLookedUp(attemptId, now);
    const card = await provider.findGiftCardOf(giverAccountOf(attemptId));
    const isGivenUp = now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS;
    if (card) await this.settle(attemptId, card);
    else if (isGivenUp) await orders.fail(attemptId, refuse(errors.purchase.failed));
    return true;
  }

  async #safely(attemptId: string, work: () => Promise<boolean>): Promise<boolean> {
    return work().catch((error: unknown) => {
      this.parts.logger.warn({ err: error, attemptId }, "delivering a gift card failed");
      return false;
    });
  }
}
