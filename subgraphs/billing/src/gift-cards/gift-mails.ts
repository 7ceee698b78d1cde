import {
  GIFT_SEAL,
  giftMailRequested,
  type WrittenGiftMail,
} from "@eightcount/contracts/events/gift-mail-requested";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { Seal } from "@eightcount/service-kit/events/seal";
import type { GiftOrder } from "./gift-order.repository";

/** Writes the events that make accounts mail a gift card. They hold its code, so they are sealed. */
export class GiftMails {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(GIFT_SEAL, secret);
  }

  /** To the giver. Only the code of a card to print is theirs to read. */
  receipt(order: GiftOrder, code: string, paidAt: Date): OutboxEntry {
    const isPrinted = order.delivery === "PRINT";
    return this.#entry({
      kind: "RECEIPT",
      ...factsOf(order),
      to: order.giverEmail,
      orderNumber: order.orderNumber ?? "",
      paidAt: paidAt.toISOString(),
      timeZone: order.timeZone,
      recipientEmail: order.recipientEmail,
      deliverAt: isPrinted ? null : order.deliverAt.toISOString(),
      code: isPrinted ? code : null,
    });
  }

  delivery(order: GiftOrder, code: string): OutboxEntry {
    return this.#entry({
      kind: "DELIVERY",
      ...factsOf(order),
      to: order.recipientEmail ?? "",
      code,
    });
  }

  #entry(mail: WrittenGiftMail): OutboxEntry {
    return outboxEntry(giftMailRequested, { sealed: this.#seal.close(mail) });
  }
}

const factsOf = ({ amountCents, currency, giverName, recipientName, message }: GiftOrder) => ({
  ...{ amountCents, currency, giverName, recipientName, message },
});
