import { randomUUID } from "node:crypto";
import { Person } from "../../journeys/people/person";
import type { Account } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { refusedMutation } from "../evidence/evidence";
import { aGiftOrder } from "../money/gift-orders";
import { REFUSING } from "../money/orders";
import { overLimit, times } from "./sign-in";

const TOO_MANY = "Too many attempts. Please try again later.";
const RIGHT_COUPON = "HALF50";
const RIGHT_GIFT_CARD = "GIFT-YEAR-GUESSED";

const tryCoupon = (person: Person, code: string) =>
  person.ask("DiscountCodeQuery", { code, planChoice: "YEARLY" });
const wrongCoupon = () => `NO${randomUUID().slice(0, 8)}`;

const preview = (person: Person, extra: object) =>
  person.ask("useOrderPreviewQuery", { input: { planChoice: "GIFT_YEARLY", ...extra } });

const tooMany = (field: string, typename: string, limit: string) => ({
  answer: { status: 200, data: { [field]: { __typename: typename, message: TOO_MANY } } },
  recorded: overLimit("billing", limit),
});

/** Rows of guesses at coupons and gift cards. The last one is correct. */
export function codesWorthMoney(account: () => Account): readonly Attack[] {
  const [coupons, cards] = [Person.visitor(), Person.visitor()];
  /** The member, on a new network each time. */
  const member = (): Person => {
    const elsewhere = Person.visitor();
    elsewhere.token = account().person.token;
    return elsewhere;
  };
  return [
    {
      name: "the right coupon after twenty wrong ones of a network's visitors",
      arrange: async () => {
        await times(20, () => tryCoupon(coupons, wrongCoupon()));
      },
      attempt: () => tryCoupon(coupons, RIGHT_COUPON),
      ...tooMany("coupon", "CouponRefused", "guesses-network"),
    },
    {
      name: "the same coupon in a preview of the order",
      attempt: () => preview(coupons, { planChoice: "YEARLY", couponCode: RIGHT_COUPON }),
      ...tooMany("orderPreview", "OrderPreviewRefused", "guesses-network"),
    },
    {
      name: "the right gift card after twenty wrong ones of a network's visitors",
      arrange: async () => {
        await times(20, () => preview(cards, { giftCardRedemptionCode: wrongCoupon() }));
      },
      attempt: () => preview(cards, { giftCardRedemptionCode: RIGHT_GIFT_CARD }),
      ...tooMany("orderPreview", "OrderPreviewRefused", "guesses-network"),
    },
    {
      name: "the right coupon after twenty wrong ones of one member from many networks",
      arrange: async () => {
        await times(20, () => tryCoupon(member(), wrongCoupon()));
      },
      attempt: () => tryCoupon(member(), RIGHT_COUPON),
      ...tooMany("coupon", "CouponRefused", "guesses-member"),
    },
    {
      name: "the right coupon in an order after twenty wrong ones",
      attempt: () => order(member(), { couponCodes: [RIGHT_COUPON] }),
      answer: refused("purchaseSubscription", "PurchaseSubscriptionRefused", "LIMIT_EXCEEDED"),
      recorded: refusedMutation("billing", "purchaseSubscription", "LIMIT_EXCEEDED"),
    },
  ];
}

const order = (person: Person, extra: object = {}) => {
  const name = { firstName: "Ada", lastName: "Tempo" };
  const input = { attemptId: randomUUID(), planChoice: "MONTHLY", tokenId: "no-card", ...name };
  return person.ask("purchaseSubscriptionMutation", { input: { ...input, ...extra } });
};

const pause = (person: Person) =>
  person.ask("usePauseSubscriptionMutation", { input: { attemptId: randomUUID(), cycles: 1 } });

/** Rows of guesses at orders and at cards. */
export function orders(member: () => Account, other: () => Account): readonly Attack[] {
  const attemptId = randomUUID();
  const office = Person.visitor();
  /** A member on the network that both share. */
  const inOffice = ({ person }: Account): Person => {
    office.token = person.token;
    return office;
  };
  return [
    {
      name: "the order of another member, which is a new one",
      arrange: async () => {
        await order(member().person, { attemptId });
      },
      attempt: () => order(other().person, { attemptId }),
      answer: refused("purchaseSubscription", "PurchaseSubscriptionRefused", "CARD_REFUSED"),
      recorded: refusedMutation("billing", "purchaseSubscription", "CARD_REFUSED"),
      mayChange: REFUSING,
    },
    {
      name: "an order in the name of another member",
      attempt: () => order(other().person, { userId: member().userName }),
      answer: { status: 200, data: null, errors: [{ extensions: { code: "FORBIDDEN" } }] },
      recorded: refusedMutation("billing", "purchaseSubscription", "FORBIDDEN"),
    },
    {
      name: "the twenty-first card of a member that buys nothing",
      arrange: async () => {
        await times(19, () => order(member().person));
      },
      attempt: () => order(member().person),
      answer: refused("purchaseSubscription", "PurchaseSubscriptionRefused", "LIMIT_EXCEEDED"),
      recorded: overLimit("billing", "purchases-member"),
    },
    {
      name: "a card on the network of a member whose seventy cards bought nothing",
      arrange: async () => {
        await times(70, () => order(inOffice(member())));
      },
      attempt: () => order(inOffice(other())),
      answer: refused("purchaseSubscription", "PurchaseSubscriptionRefused", "CARD_REFUSED"),
      recorded: refusedMutation("billing", "purchaseSubscription", "CARD_REFUSED"),
      mayChange: REFUSING,
    },
    {
      name: "a change on the network of a member whose 210 changes were refused",
      arrange: async () => {
        await times(210, () => pause(inOffice(member())));
      },
      attempt: () => pause(inOffice(other())),
      answer: refused("pauseSubscription", "PauseSubscriptionRefused", "NOT_AVAILABLE"),
      recorded: refusedMutation("billing", "pauseSubscription", "NOT_AVAILABLE"),
      mayChange: ["billing.billing_action", "billing.member_subscription"],
    },
  ];
}

/** A network of a visitor who uses up what it allows, and of a member who is not affected by it. */
const SHARED_NETWORK = "203.0.113.60";

const giftOrder = (person: Person) =>
  person.ask("buyGiftCardMutation", { input: aGiftOrder({ attemptId: randomUUID() }) });

/** Rows of cards that a visitor tries with gift orders, next to a member on the same network. */
export function giftOrders(member: () => Account): readonly Attack[] {
  const stranger = Person.at(SHARED_NETWORK);
  const neighbor = (): Person => {
    const here = Person.at(SHARED_NETWORK);
    here.token = member().person.token;
    return here;
  };
  return [
    {
      name: "one more card after a network's visitors tried twenty with gift orders",
      arrange: async () => {
        await times(25, () => giftOrder(stranger));
        await times(15, () => tryCoupon(stranger, wrongCoupon()));
      },
      attempt: () => giftOrder(stranger),
      ...tooMany("buyGiftCard", "BuyGiftCardRefused", "purchases-network"),
    },
    {
      name: "an order of a member on that network, whose card and not the network is refused",
      attempt: () => order(neighbor(), { couponCodes: [RIGHT_COUPON] }),
      answer: refused("purchaseSubscription", "PurchaseSubscriptionRefused", "CARD_REFUSED"),
      recorded: refusedMutation("billing", "purchaseSubscription", "CARD_REFUSED"),
      mayChange: REFUSING,
    },
  ];
}
