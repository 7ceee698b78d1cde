import { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { newMember } from "../../journeys/people/sign-up";
import { once, shared } from "../members";
import { NOTHING, type OrderRow } from "./order-attack";
import { addresses, anOrder, buy, cards, paidOrder } from "./orders";

/** Twenty orders an hour that buy nothing are taken from one member. */
const buyer = shared(newMember);
const otherBuyer = shared(newMember);

const order = (
  name: string,
  changes: object,
  end: string,
  rest: Partial<OrderRow> = {},
): OrderRow => ({
  name,
  member: buyer,
  orders: async (member) => [await paidOrder(member, changes)],
  ends: [end],
  books: NOTHING,
  ...rest,
});

const tampered = (name: string, changes: object): OrderRow =>
  order(name, changes, "BAD_USER_INPUT", { mayChange: [] });

const checked = (name: string, changes: object, end: string): OrderRow =>
  order(name, changes, end, { mayChange: [] });

const promised = (name: string, changes: object, end: string): OrderRow =>
  order(name, changes, end, { member: otherBuyer });

const gift = (code: string) => ({ planChoice: "GIFT_YEARLY", giftCardRedemptionCode: code });

/** An attempt of the one member, sent by the other. */
const foreignAttempt = once(async () => {
  const input = await paidOrder(await otherBuyer(), {}, cards.declined);
  await buy(await otherBuyer(), input);
  return input;
});

/** Orders that are refused and leave nothing at the provider. */
export const refusedOrders: readonly OrderRow[] = [
  tampered("a price of its own", { priceCents: 1 }),
  tampered("a negative price", { unitAmount: -3900 }),
  tampered("a currency of its own", { currency: "INR" }),
  tampered("free days of its own", { trialDays: 3650 }),
  tampered("a plan code instead of a choice", { planChoice: "eightcount-trial-covid-monthly" }),
  tampered("the retention plan, which is never sold", { planChoice: "RETENTION_MONTHLY" }),
  tampered("a choice in lower case", { planChoice: "yearly" }),
  tampered("a choice by its number", { planChoice: 0 }),
  tampered("two choices", { planChoice: ["MONTHLY", "YEARLY"] }),
  tampered("an object as coupon", { couponCodes: [{ code: "HALF50" }] }),
  tampered("a negative number as coupon", { couponCodes: [-1] }),
  tampered("a number as gift card", { giftCardRedemptionCode: 9e99 }),
  checked("an attempt id of 309 digits", { attemptId: 1e308 }, "ATTEMPT_INVALID"),
  checked("an attempt id that is too short", { attemptId: "abc" }, "ATTEMPT_INVALID"),
  checked("an attempt id of 65 letters", { attemptId: "a".repeat(65) }, "ATTEMPT_INVALID"),
  checked("a negative attempt id", { attemptId: -1 }, "ATTEMPT_INVALID"),
  checked("an attempt id with a path", { attemptId: "../../purchases" }, "ATTEMPT_INVALID"),
  checked("an attempt id with a NUL", { attemptId: "attempt\u0000one" }, "ATTEMPT_INVALID"),
  checked("no card at all", { tokenId: "" }, "CARD_MISSING"),
  checked("six coupons", { couponCodes: ["A", "B", "C", "D", "E", "F"] }, "COUPON_INVALID"),
  checked("a gift plan without a gift card", { planChoice: "GIFT_YEARLY" }, "GIFT_CARD_MISSING"),
  promised("a token that is no card", { tokenId: "made-up-token" }, "CARD_REFUSED"),
  promised("an expired coupon", { couponCodes: ["OLD"] }, "COUPON_INVALID"),
  promised("a coupon that is used up", { couponCodes: ["GONE"] }, "COUPON_INVALID"),
  promised("a coupon that does not exist", { couponCodes: ["FREE100"] }, "COUPON_INVALID"),
  promised("a coupon of another plan", { couponCodes: ["YEAR20"] }, "COUPON_INVALID"),
  promised("a good and a bad coupon", { couponCodes: ["HALF50", "OLD"] }, "COUPON_INVALID"),
  promised("a gift card that is used", gift("GIFT-USED"), "GIFT_CARD_INVALID"),
  promised("a gift card that does not exist", gift("GIFT-1000"), "GIFT_CARD_INVALID"),
  promised(
    "a plan in rupees without an address",
    { planChoice: "MULTI_YEARLY" },
    "ADDRESS_NOT_IN_INDIA",
  ),
  {
    name: "a plan in rupees with a Canadian address",
    member: otherBuyer,
    orders: async (member) => {
      await member.ask("saveBillingAddressMutation", { input: addresses.toronto });
      return [await paidOrder(member, { planChoice: "MULTI_YEARLY" })];
    },
    ends: ["ADDRESS_NOT_IN_INDIA"],
    books: NOTHING,
  },
  {
    name: "an order in another member's name",
    member: buyer,
    orders: async (member) => [await paidOrder(member, { userId: memberIdOf(await otherBuyer()) })],
    ends: ["FORBIDDEN"],
    books: NOTHING,
  },
  {
    name: "an order of a visitor",
    member: async () => Person.visitor(),
    orders: () => [anOrder()],
    ends: ["UNAUTHENTICATED"],
    books: NOTHING,
  },
  {
    name: "another member's attempt, whose card is declined here, too",
    member: buyer,
    orders: async () => [await foreignAttempt()],
    ends: ["CARD_REFUSED"],
    books: NOTHING,
  },
  {
    name: "an attempt that was refused, now with a good card",
    member: otherBuyer,
    orders: async (member) => {
      const { attemptId } = await foreignAttempt();
      return [await paidOrder(member, { attemptId })];
    },
    ends: ["ATTEMPT_REUSED"],
    books: NOTHING,
  },
  {
    name: "an attempt that was refused, once more",
    member: otherBuyer,
    orders: async () => [await foreignAttempt()],
    ends: ["CARD_REFUSED"],
    books: NOTHING,
  },
];
