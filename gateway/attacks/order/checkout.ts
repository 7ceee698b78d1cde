import { randomInt, randomUUID } from "node:crypto";
import { cardToken } from "../../journeys/people/checkout";
import { type Account, newAccount } from "../../journeys/people/sign-up";
import { rowsOf } from "../../journeys/stack/databases";
import { subscriptionsAtProvider } from "../../journeys/stack/provider-books";
import type { Attack, Outcome } from "../attack";
import { audited } from "../evidence/evidence";
import { ASKED_PROVIDER, ATTEMPT, order, refusedOrder, saveAddress } from "./order";

/** Rows of orders whose parts do not fit the steps before. */
export function unfitOrders(member: () => Account): readonly Attack[] {
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

interface Bought extends Outcome {
  readonly trialEndsAt: string | null | undefined;
}

/** What a purchase changes, here, at the provider, and at accounts. */
const PURCHASE = [
  ...ASKED_PROVIDER,
  "billing.member_subscription",
  "billing.entitlement",
  "billing.outbox_event",
  "billing.webhook_delivery",
  "sandbox.account_book",
  "sandbox.resource",
  "sandbox.webhook",
  "accounts.account",
  "accounts.inbox_event",
];

async function bought({ person, userName }: Account, tokenId: string): Promise<Bought> {
  const { status, text, data } = await order(person, { tokenId });
  const [newest] = await subscriptionsAtProvider(userName);
  return { status, text, ...data, trialEndsAt: newest?.trial_ends_at };
}

const withoutTrial = {
  answer: {
    status: 200,
    purchaseSubscription: { __typename: "SubscriptionPurchased" },
    trialEndsAt: null,
  },
  recorded: audited("billing", "purchaseSubscription", "done"),
};

/** A number that no card had before; the provider knows the card again at another member. */
function freshCard(): string {
  const digits = `49${randomInt(1e12).toString().padStart(12, "0")}0`;
  const sum = [...digits].reduce((all, digit, nth) => {
    const counted = Number(digit) * (nth % 2 === 0 ? 2 : 1);
    return all + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Buys with a trial. */
async function tryOut(account: Account, card: string): Promise<void> {
  const { trialEndsAt } = await bought(account, await cardToken(account.person, card));
  if (!trialEndsAt) throw new Error("the first order had no trial");
}

/** Rows of second trials: the order is taken, and paid at once. */
export function secondTrials(): readonly Attack<Bought>[] {
  let first: Account;
  let second: Account;
  let token = "";
  return [
    {
      name: "AMB-104 a trial by a card that another member had one with",
      arrange: async () => {
        [first, second] = [await newAccount(), await newAccount()];
        const card = freshCard();
        await tryOut(first, card);
        token = await cardToken(second.person, card);
      },
      attempt: () => bought(second, token),
      ...withoutTrial,
      mayChange: PURCHASE,
    },
    {
      name: "AMB-104 a second trial of one member, with another card",
      arrange: async () => {
        token = await cardToken(first.person, freshCard());
        await rowsOf(
          "sandbox",
          `UPDATE sandbox.account_book
           SET book = jsonb_set(book, '{subscriptions,0,state}', '"expired"') WHERE code = $1`,
          [first.userName],
        );
      },
      attempt: () => bought(first, token),
      ...withoutTrial,
      mayChange: PURCHASE,
    },
  ];
}
