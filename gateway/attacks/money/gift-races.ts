import { randomUUID } from "node:crypto";
import type { Person } from "../../journeys/people/person";
import { newMember } from "../../journeys/people/sign-up";
import type { Attack, Outcome } from "../attack";
import { audited } from "../evidence/evidence";
import { booksOf } from "./order-attack";
import { BUYING, buy, endOf, paidOrder } from "./orders";

interface GiftOutcome extends Outcome {
  readonly ends: readonly string[];
  readonly subscriptions: number;
  readonly invoices: number;
}

/** Several members redeem one gift card at the same moment. */
function giftRace(name: string, count: number, spelling: (code: string, nth: number) => string) {
  let members: readonly Person[];
  let orders: readonly object[];
  const attack: Attack<GiftOutcome> = {
    name,
    arrange: async () => {
      const code = `GIFT-YEAR-${randomUUID()}`.toUpperCase();
      members = await Promise.all(Array.from({ length: count }, newMember));
      orders = await Promise.all(
        members.map((member, nth) =>
          paidOrder(member, {
            planChoice: "GIFT_YEARLY",
            giftCardRedemptionCode: spelling(code, nth),
          }),
        ),
      );
    },
    attempt: async () => {
      const answers = await Promise.all(
        members.map((member, nth) => buy(member, orders[nth] ?? {})),
      );
      const books = await Promise.all(members.map(booksOf));
      return {
        status: Math.max(...answers.map(({ status }) => status)),
        text: answers.map(({ text }) => text).join("\n"),
        ends: answers.map(endOf).sort(),
        subscriptions: books.reduce((sum, { subscriptions }) => sum + subscriptions, 0),
        invoices: books.reduce((sum, { invoices }) => sum + invoices, 0),
      };
    },
    answer: {
      status: 200,
      ends: [...Array.from({ length: count - 1 }, () => "GIFT_CARD_INVALID"), "bought"],
      subscriptions: 1,
      invoices: 1,
    },
    recorded: audited("billing", "purchaseSubscription", "GIFT_CARD_INVALID"),
    mayChange: BUYING,
  };
  return attack;
}

export const giftRaces = [
  giftRace("two members redeem one gift card at once", 2, (code) => code),
  giftRace("three members redeem one gift card in three spellings at once", 3, (code, nth) =>
    nth === 0 ? code : nth === 1 ? code.toLowerCase() : ` ${code} `,
  ),
];
