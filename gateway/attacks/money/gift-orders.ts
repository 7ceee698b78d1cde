import { randomUUID } from "node:crypto";
import { addresses } from "./orders";

/** An order of a gift card that is complete, with a card that the provider does not know. */
export const aGiftOrder = (changes: object = {}) => ({
  attemptId: randomUUID(),
  planChoice: "GIFT_MONTHLY",
  tokenId: "no-card",
  firstName: "Ada",
  lastName: "Tempo",
  address: addresses.toronto,
  delivery: "EMAIL",
  recipientName: "Bea",
  recipientEmail: "bea@example.com",
  message: "Dance with me!",
  giverName: "Ada",
  giverEmail: "ada@example.com",
  timeZone: "America/Toronto",
  ...changes,
});

/** Tables that an order changes although it buys nothing, since it reaches the provider once. */
export const REFUSING_GIFTS = ["billing.gift_order", "sandbox.idempotent_reply"];
