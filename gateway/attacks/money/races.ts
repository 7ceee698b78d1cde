import { randomUUID } from "node:crypto";
import { newMember } from "../../journeys/people/sign-up";
import { audited } from "../evidence/evidence";
import { once } from "../members";
import { A_MONTH, type OrderRow } from "./order-attack";
import { BUYING, buy, paidOrder } from "./orders";

const done = audited("billing", "purchaseSubscription", "done");
const LOSERS = ["ALREADY_SUBSCRIBED", "PURCHASE_UNDER_WAY"];

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** One order is bought; every other one must wait, or comes after it. */
const oneOf = (orders: number) => ({
  asymmetricMatch: (ends: readonly string[]) =>
    ends.length === orders &&
    ends.filter((end) => end === "bought").length === 1 &&
    ends.every((end) => end === "bought" || LOSERS.includes(end)),
});

/** Orders of a new member; exactly one buys. */
const race = (
  name: string,
  orders: OrderRow["orders"],
  ends: OrderRow["ends"],
  rest: Partial<OrderRow> = {},
): OrderRow => ({
  name,
  member: newMember,
  orders,
  ends,
  books: A_MONTH,
  recorded: done,
  mayChange: BUYING,
  ...rest,
});

/** A member who has bought, and the order. */
const bought = once(async () => {
  const member = await newMember();
  const order = await paidOrder(member);
  await buy(member, order);
  return { member, order };
});

/** The order that has bought, sent again with other details. */
const again = (
  name: string,
  changes: object,
  end: string,
  mayChange: readonly string[] = [],
): OrderRow => ({
  name: `the attempt that has bought, ${name}`,
  member: async () => (await bought()).member,
  orders: async () => [{ ...(await bought()).order, ...changes }],
  ends: [end],
  books: A_MONTH,
  mayChange,
});

/** Orders that are sent at once, or twice: one subscription and one invoice each. */
export const races: readonly OrderRow[] = [
  race(
    "the same attempt six times at once",
    async (member) => {
      const order = await paidOrder(member);
      return times(6, () => order);
    },
    times(6, () => "bought"),
  ),
  race(
    "four attempts at once",
    (member) => Promise.all(times(4, () => paidOrder(member))),
    oneOf(4),
  ),
  race(
    "two plans of one price at once",
    async (member) => {
      const tried = { planChoice: "MONTHLY" };
      return [await paidOrder(member, tried), await paidOrder(member, { planChoice: "YEARLY" })];
    },
    oneOf(2),
    // Both begin with seven free days.
    { books: { subscriptions: 1, invoices: 1, charged: 0 } },
  ),
  race(
    "one attempt id for orders of two cards at once",
    async (member) => {
      const order = await paidOrder(member);
      return [order, await paidOrder(member, { attemptId: order.attemptId })];
    },
    ["ATTEMPT_REUSED", "bought"],
  ),
  again("once more", {}, "bought"),
  again("for another plan", { planChoice: "YEARLY" }, "ATTEMPT_REUSED"),
  again("with a coupon", { couponCodes: ["HALF50"] }, "ATTEMPT_REUSED"),
  again("with another card", { tokenId: "no-card" }, "ATTEMPT_REUSED"),
  again("under another name", { lastName: "Beat" }, "ATTEMPT_REUSED"),
  again("under a new id", { attemptId: randomUUID() }, "ALREADY_SUBSCRIBED", [
    "billing.purchase_attempt",
    "billing.member_subscription",
  ]),
];
