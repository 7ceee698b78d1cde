import { randomUUID } from "node:crypto";
import { Person } from "../../journeys/people/person";
import { newMember } from "../../journeys/people/sign-up";
import { once } from "../members";
import { afterTrial, memberInIndia } from "./former-members";
import { type Books, NOTHING, type OrderRow } from "./order-attack";
import { buy, cards, paidOrder, REFUSING } from "./orders";

const paid = (charged: number): Books => ({ subscriptions: 1, invoices: 1, charged });

/** A new member's order with an offer, and what it costs. */
const offer = (
  name: string,
  changes: object,
  charged: number,
  rest: Partial<OrderRow> = {},
): OrderRow => ({
  name,
  member: newMember,
  orders: async (member) => [await paidOrder(member, changes)],
  ends: ["bought"],
  books: paid(charged),
  ...rest,
});

/** A gift card that another member has redeemed. */
const redeemed = once(async () => {
  const code = `GIFT-YEAR-${randomUUID()}`;
  const member = await newMember();
  const gift = { planChoice: "GIFT_YEARLY", giftCardRedemptionCode: code };
  await buy(member, await paidOrder(member, gift));
  return code;
});

/** A member has had the free days with this card. */
const triedCard = once(async () => {
  const member = await newMember();
  await buy(member, await paidOrder(member, { planChoice: "MONTHLY" }, cards.remembered));
});

/** A second try of the free days costs the plan's price. */
const secondTrial = (name: string, changes: object, charged: number): OrderRow => ({
  ...offer(name, changes, charged, { member: afterTrial }),
  books: { subscriptions: 2, invoices: 2, charged },
});

const owned = (kind: string, end = "ALREADY_SUBSCRIBED"): OrderRow => ({
  name: `another subscription of a ready-made member: ${kind}`,
  member: () => Person.member(kind),
  orders: async (member) => [await paidOrder(member)],
  ends: [end],
  // The account has just been read at the provider.
  mayChange: [...REFUSING, "billing.member_subscription"],
});

/** Offers that would be worth more than they promise. */
export const offers: readonly OrderRow[] = [
  offer(
    "one coupon five times, in any case",
    coupons("HALF50", "half50", "Half50", " HALF50", "HALF50 "),
    19.5,
  ),
  offer(
    "five coupons that take off more than the price",
    {
      planChoice: "YEARLY",
      ...coupons("HALF50", "TENOFF", "FREE30", "YEAR20", "USONLY5"),
    },
    0,
  ),
  offer("every coupon of a plan without a trial", coupons("HALF50", "TENOFF", "USONLY5"), 4.5),
  offer(
    "a gift card and a coupon",
    {
      planChoice: "GIFT_MONTHLY",
      giftCardRedemptionCode: `GIFT-LOW-${randomUUID()}`,
      ...coupons("HALF50"),
    },
    9.5,
  ),
  secondTrial("a second trial of the same plan", { planChoice: "MONTHLY" }, 19),
  secondTrial("a second trial of another plan", { planChoice: "YEARLY" }, 99),
  offer("a trial with a card that has had one", { planChoice: "MONTHLY" }, 19, {
    orders: async (member) => {
      await triedCard();
      return [await paidOrder(member, { planChoice: "MONTHLY" }, cards.remembered)];
    },
  }),
  {
    name: "a coupon in dollars for a plan in rupees",
    member: memberInIndia,
    orders: async (member) => [
      await paidOrder(member, { planChoice: "MULTI_MONTHLY", ...coupons("USONLY5") }),
    ],
    ends: ["COUPON_INVALID"],
    books: NOTHING,
  },
  {
    name: "a gift card that another member has redeemed",
    member: newMember,
    orders: async (member) => [
      await paidOrder(member, {
        planChoice: "GIFT_YEARLY",
        giftCardRedemptionCode: await redeemed(),
      }),
    ],
    ends: ["GIFT_CARD_INVALID"],
    books: NOTHING,
  },
  ...[
    "trial",
    "active monthly",
    "active yearly",
    "cancelled",
    "pending change",
    "retention used",
  ].map((kind) => owned(kind)),
  owned("rupees"),
  owned("CRM active"),
  owned("owing"),
  {
    ...owned("Employee", "CARD_REFUSED"),
    name: "an employee with a declined card",
    orders: async (member) => [await paidOrder(member, {}, cards.declined)],
  },
];

function coupons(...codes: readonly string[]) {
  return { couponCodes: codes };
}
