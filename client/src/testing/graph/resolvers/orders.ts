import { checkAddress } from "@eightcount/rules/billing/addresses";
import { type Trial, trialEndsOn } from "@eightcount/rules/billing/billing-dates";
import { cardMessages, paymentMessages } from "@eightcount/rules/billing/card-problems";
import {
  checkCheckoutName,
  checkGiftCode,
  GIFT_CODE_MISSING,
} from "@eightcount/rules/billing/checkout-names";
import {
  type Discount,
  discountedCents,
  priceChangedMessage,
} from "@eightcount/rules/billing/order-summary";
import { countryOfCurrency } from "@eightcount/rules/billing/plan-offers";
import { isGiftChoice, type PlanChoice } from "@eightcount/rules/billing/plans";
import { graphError, type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import { globalId } from "../ids";
import type { MemberRow } from "../world/memberRows";
import type { CardRow } from "../world/offerRows";
import type { World } from "../world/world";
import { cardMissing, cardOfToken, challengeOf, declined } from "./cards";
import { offerOf, type PricedPlan, shownDiscount, type UsableCoupon, usableCoupon } from "./offers";
import { isElsewhere } from "./planCountries";
import { shownSubscription, subscriptionTo } from "./subscriptions";
import { memberOf } from "./viewings";

interface PreviewInput {
  readonly planChoice: PlanChoice;
  readonly couponCode?: string | null;
  readonly giftCardRedemptionCode?: string | null;
  readonly cardTokenId?: string | null;
}

export const planUnavailable: RefusalEntry = {
  code: "PLAN_UNAVAILABLE",
  message: paymentMessages.contactAdmin,
  field: "planChoice",
};

/** A free-trial coupon replaces the plan's own trial. */
const effectiveTrial = (plan: PricedPlan, discount: Discount | null): Trial | null =>
  discount?.type === "FREE_TRIAL" ? discount.trial : plan.trial;

/** What an order charges today, before gift cards and tax. */
const dueToday = (plan: PricedPlan, discount: Discount | null): number =>
  effectiveTrial(plan, discount) ? 0 : discountedCents(plan.priceCents, discount);

/** Refuses to charge another amount than the buyer agreed to. */
export const priceChanged = (todayCents: number, { currency }: PricedPlan): RefusalEntry => ({
  code: "PRICE_CHANGED",
  message: priceChangedMessage(todayCents, currency),
});

function preview(world: World, { planChoice, couponCode, cardTokenId }: PreviewInput) {
  const plan = offerOf(world, planChoice, world.viewer && cardTokenId);
  if (!plan) return refusal("OrderPreviewRefused", planUnavailable);
  const usable = couponCode?.trim() ? usableCoupon(world, couponCode, plan) : null;
  const discount = usable?.discount ?? null;
  const now = world.now();
  const trial = effectiveTrial(plan, discount);
  const endsOn = trial ? trialEndsOn(now, trial) : null;
  const isDiscountedNext = trial !== null || usable?.coupon.isRecurring === true;
  return {
    __typename: "OrderPreview",
    plan,
    discount: discount && shownDiscount(discount),
    nowSubtotalCents: dueToday(plan, discount),
    nextSubtotalCents: isDiscountedNext
      ? discountedCents(plan.priceCents, discount)
      : plan.priceCents,
    firstChargeOn: endsOn ?? now,
    trialEndsOn: endsOn,
  };
}

interface PurchaseInput {
  readonly attemptId: string;
  readonly planChoice: PlanChoice;
  readonly tokenId: string;
  readonly userId?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly couponCodes?: readonly string[] | null;
  readonly giftCardRedemptionCode?: string | null;
  readonly threeDSecureActionResultTokenId?: string | null;
  readonly agreedTodayCents?: number | null;
}

const giftFault = (message: string): RefusalEntry => ({
  code: message === GIFT_CODE_MISSING ? "GIFT_CARD_MISSING" : "GIFT_CARD_INVALID",
  message,
  field: "giftCardRedemptionCode",
});

/** What is wrong with the id of an attempt. */
export const attemptFault = (attemptId: string): RefusalEntry | null =>
  /^[A-Za-z0-9_-]{8,64}$/.test(attemptId)
    ? null
    : { code: "ATTEMPT_INVALID", message: paymentMessages.contactAdmin, field: "attemptId" };

/** What is wrong with an order before the provider is asked. */
function faultOf(input: PurchaseInput): RefusalEntry | null {
  const attempt = attemptFault(input.attemptId);
  if (attempt) return attempt;
  const [name] = checkCheckoutName(input);
  if (name) return { code: "INVALID_NAME", ...name };
  if (input.tokenId.trim() === "") return cardMissing;
  const giftCode = input.giftCardRedemptionCode ?? null;
  if (!isGiftChoice(input.planChoice) && giftCode === null) return null;
  const message = checkGiftCode(giftCode ?? "");
  return message ? giftFault(message) : null;
}

export const notInIndia: RefusalEntry = {
  code: "ADDRESS_NOT_IN_INDIA",
  message: "Plans in rupees need a billing address in India.",
  field: "country",
};

/** The gift card behind a code, unless it was redeemed. */
const giftCardOf = (world: World, code: string) =>
  world.giftCards.find((card) => card.code === code.trim().toUpperCase() && !card.isRedeemed);

function refusalOf(world: World, member: MemberRow, input: PurchaseInput, plan: PricedPlan) {
  const country = countryOfCurrency(plan.currency);
  if (country !== null && member.billingCountry !== country) return notInIndia;
  const coupons = (input.couponCodes ?? []).map((code) => usableCoupon(world, code, plan));
  if (coupons.includes(null)) {
    return { code: "COUPON_INVALID", message: paymentMessages.promoInvalid, field: "couponCodes" };
  }
  const giftCode = input.giftCardRedemptionCode?.trim();
  const giftCard = giftCode ? giftCardOf(world, giftCode) : null;
  if (giftCard === undefined || (giftCard && giftCard.currency !== plan.currency)) {
    return giftFault(paymentMessages.giftCardInvalid);
  }
  const todayCents = dueToday(plan, coupons[0]?.discount ?? null);
  const isAgreed = (input.agreedTodayCents ?? todayCents) === todayCents;
  return isAgreed ? null : priceChanged(todayCents, plan);
}

const isLive = ({ subscription }: MemberRow) =>
  ["ACTIVE", "CANCELLED"].includes(subscription.accountStatus);

function purchase(world: World, input: PurchaseInput) {
  const member = memberOf(world);
  const owner = input.userId ?? null;
  if (owner !== null && owner !== member.key && owner !== globalId("Member", member.key)) {
    throw graphError("FORBIDDEN");
  }
  const refuse = (entry: RefusalEntry) => refusal("PurchaseSubscriptionRefused", entry);
  const fault = faultOf(input);
  if (fault) return refuse(fault);
  const { firstName, lastName } = input;
  member.billingInfo = { ...member.billingInfo, firstName, lastName };
  const { attemptId, userId: _, agreedTodayCents: __, ...order } = input;
  const known = world.attempts.find((attempt) => attempt.attemptId === attemptId);
  if (known && known.order !== JSON.stringify(order)) {
    const message = "This order was already sent with different details. Please try again.";
    return refuse({ code: "ATTEMPT_REUSED", message, field: "attemptId" });
  }
  if (known) return purchased(world, member, known.hadSubscription);
  if (isLive(member)) {
    const message = "You already have a subscription. You can manage it in your settings.";
    return refuse({ code: "ALREADY_SUBSCRIBED", message });
  }
  const plan = offerOf(world, input.planChoice, input.tokenId);
  if (!plan) return refuse(planUnavailable);
  const refused = refusalOf(world, member, input, plan);
  return refused ? refuse(refused) : pay(world, member, input, plan);
}

function pay(world: World, member: MemberRow, input: PurchaseInput, plan: PricedPlan) {
  const card = cardOfToken(world, input.tokenId);
  const refuse = (entry: RefusalEntry) => refusal("PurchaseSubscriptionRefused", entry);
  if (!card) return refuse(declined(cardMessages.validationcreditcarderror));
  const challenge = challengeOf(card, input.threeDSecureActionResultTokenId);
  if (challenge) return challenge;
  if (card.declined !== null) return refuse(declined(card.declined));
  const hadSubscription = member.subscription.accountStatus !== "INACTIVE";
  const giftCode = input.giftCardRedemptionCode?.trim();
  const giftCard = giftCode ? giftCardOf(world, giftCode) : null;
  if (giftCard) giftCard.isRedeemed = true;
  const coupons = (input.couponCodes ?? []).map((code) => usableCoupon(world, code, plan));
  enter(world, member, { plan, coupons: coupons.filter((one) => one !== null), card });
  const { attemptId, userId: _, agreedTodayCents: __, ...order } = input;
  const attempt = { attemptId, order: JSON.stringify(order), hadSubscription };
  world.attempts = [...world.attempts, attempt];
  return purchased(world, member, hadSubscription);
}

interface Order {
  readonly plan: PricedPlan;
  readonly coupons: readonly UsableCoupon[];
  readonly card: CardRow;
}

function enter(world: World, member: MemberRow, { plan, coupons, card }: Order) {
  const discount = coupons[0]?.discount ?? null;
  const trial = effectiveTrial(plan, discount);
  const trialEndsAt = trial ? trialEndsOn(world.now(), trial) : null;
  if (trial) member.hadTrial = true;
  const isDiscountedNext = trial !== null || coupons[0]?.coupon.isRecurring === true;
  member.subscription = subscriptionTo(plan, {
    now: world.now(),
    trialEndsAt,
    nextAmountCents: discountedCents(plan.priceCents, isDiscountedNext ? discount : null),
    paymentMethod: card.label,
    cardExpiry: card.expiry,
  });
}

function purchased(world: World, member: MemberRow, hadSubscription: boolean) {
  const ticket = `ticket-${member.key}-${world.attempts.length}`;
  world.tickets = { ...world.tickets, [ticket]: member.key };
  return {
    __typename: "SubscriptionPurchased",
    entitlementTicket: ticket,
    hadSubscription,
    member,
    subscription: shownSubscription(member.subscription),
  };
}

export interface AddressInput {
  readonly country: string;
  readonly region?: string | null;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly giftCardRedemptionCode?: string | null;
}

/** An address as the provider stores it. */
export const addressParts = ({ country, region, street, city, postalCode }: AddressInput) => ({
  country: country.trim().toUpperCase(),
  region: region ?? null,
  street: street.trim(),
  city: city.trim(),
  postalCode: postalCode.trim(),
});

function saveAddress(world: World, input: AddressInput) {
  const member = memberOf(world);
  const [problem] = checkAddress({ ...input, region: input.region ?? null });
  const refuse = (entry: RefusalEntry) => refusal("SaveBillingAddressRefused", entry);
  if (problem) {
    return refuse({ code: "ADDRESS_INVALID", message: problem.message, field: problem.kind });
  }
  const giftCode = input.giftCardRedemptionCode ?? null;
  const message = giftCode === null ? null : checkGiftCode(giftCode);
  if (message) return refuse(giftFault(message));
  const country = input.country.trim().toUpperCase();
  const { accountStatus } = member.subscription;
  const isRunning = accountStatus === "ACTIVE" || accountStatus === "CANCELLED";
  if (isRunning && isElsewhere(member, country)) return refuse(notInIndia);
  member.billingCountry = country;
  member.billingInfo = { ...member.billingInfo, ...addressParts(input) };
  return { __typename: "BillingAddressSaved", accountId: member.key };
}

interface Input<Fields> {
  readonly input: Fields;
}

export const orderResolvers: Resolvers = {
  Query: {
    orderPreview: (_: unknown, { input }: Input<PreviewInput>, world) => preview(world, input),
  },
  Mutation: {
    saveBillingAddress: (_: unknown, { input }: Input<AddressInput>, world) =>
      saveAddress(world, input),
    purchaseSubscription: (_: unknown, { input }: Input<PurchaseInput>, world) =>
      purchase(world, input),
  },
};
