import { randomUUID } from "node:crypto";
import type { Person } from "../../journeys/people/person";
import { aGiftOrder } from "../money/gift-orders";

/** Orders a gift card and redeems one, both in vain, and returns the ids of the attempts. */
export async function triedGifts(person: Person) {
  const [giftOrderId, giftRedemptionId] = [randomUUID(), randomUUID()];
  await person.ask("buyGiftCardMutation", { input: aGiftOrder({ attemptId: giftOrderId }) });
  const input = { attemptId: giftRedemptionId, code: `NO${randomUUID().slice(0, 8)}` };
  await person.ask("useRedeemGiftCardMutation", { input });
  return { giftOrderId, giftRedemptionId };
}
