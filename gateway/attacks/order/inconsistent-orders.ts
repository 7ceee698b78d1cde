import { randomUUID } from "node:crypto";
import { cardToken } from "../../journeys/people/checkout";
import { type Account } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { ASKED_PROVIDER, ATTEMPT, order, refusedOrder, saveAddress } from "./order";

/** Rows of orders that do not match the previous steps. */
export function inconsistentOrders(member: () => Account): readonly Attack[] {
  let tokenId = "";
  const buy = (changes: object) => order(member().person, { tokenId, ...changes });
  const rupees = { planChoice: "MULTI_YEARLY" };
  const attemptId = randomUUID();
  return [
    {
      name: "a plan in rupees before an address",
      arrange: async () => {
        tokenId = await cardToken(member().person);
      },
      attempt: () => buy(rupees),
      ...refusedOrder("ADDRESS_NOT_IN_INDIA"),
      mayChange: ATTEMPT,
    },
    {
      name: "a plan in rupees with an address in the United States",
      arrange: async () => {
        await saveAddress(member().person, "US");
      },
      attempt: () => buy(rupees),
      ...refusedOrder("ADDRESS_NOT_IN_INDIA"),
      mayChange: ATTEMPT,
    },
    {
      name: "a plan in rupees after an Indian address was replaced",
      arrange: async () => {
        await saveAddress(member().person, "IN");
        await saveAddress(member().person, "CA");
      },
      attempt: () => buy({ planChoice: "MULTI_MONTHLY" }),
      ...refusedOrder("ADDRESS_NOT_IN_INDIA"),
      mayChange: ATTEMPT,
    },
    {
      name: "a gift plan without a gift card",
      attempt: () => buy({ planChoice: "GIFT_YEARLY" }),
      ...refusedOrder("GIFT_CARD_MISSING"),
    },
    {
      name: "a gift plan with a gift card that was used",
      attempt: () => buy({ planChoice: "GIFT_YEARLY", giftCardRedemptionCode: "GIFT-USED" }),
      ...refusedOrder("GIFT_CARD_INVALID"),
      mayChange: ASKED_PROVIDER,
    },
    {
      name: "a monthly plan with the coupon of the yearly plan that was previewed",
      arrange: async () => {
        const input = { planChoice: "YEARLY", couponCode: "YEAR20" };
        await member().person.ask("useOrderPreviewQuery", { input });
      },
      attempt: () => buy({ couponCodes: ["YEAR20"] }),
      ...refusedOrder("COUPON_INVALID"),
      mayChange: ATTEMPT,
    },
    {
      name: "a coupon that has ended",
      attempt: () => buy({ couponCodes: ["OLD"] }),
      ...refusedOrder("COUPON_INVALID"),
      mayChange: ATTEMPT,
    },
    {
      name: "six coupons at once",
      attempt: () => buy({ couponCodes: Array(6).fill("TENOFF") }),
      ...refusedOrder("COUPON_INVALID"),
    },
    {
      name: "an order before a card",
      attempt: () => buy({ tokenId: " " }),
      ...refusedOrder("CARD_MISSING"),
    },
    {
      name: "one attempt for another plan",
      arrange: async () => {
        await buy({ attemptId, tokenId: "no-card" });
      },
      attempt: () => buy({ attemptId, planChoice: "YEARLY" }),
      ...refusedOrder("ATTEMPT_REUSED"),
    },
    {
      name: "a second subscription",
      arrange: async () => {
        await buy({});
      },
      attempt: () => buy({ planChoice: "YEARLY" }),
      ...refusedOrder("ALREADY_SUBSCRIBED"),
      mayChange: [...ATTEMPT, "billing.member_subscription"],
    },
  ];
}
