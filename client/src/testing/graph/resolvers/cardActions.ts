import { checkAddress } from "@eightcount/rules/billing/addresses";
import { cardMessages } from "@eightcount/rules/billing/card-problems";
import { checkCheckoutName } from "@eightcount/rules/billing/checkout-names";
import { countryOfCurrency } from "@eightcount/rules/billing/plan-offers";
import { type PlanChoice, planChoiceOf } from "@eightcount/rules/billing/plans";
import { type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow } from "../world/memberRows";
import {
  type Action,
  type ChallengeableInput,
  done,
  entitlementTicket,
  isOffered,
  run,
} from "./action";
import { cardMissing, cardOfToken, cardOnFile, challengeOf, declined } from "./cards";
import { availablePlans } from "./offeredActions";
import {
  type AddressInput,
  addressParts,
  notInIndia,
  planUnavailable,
  priceChanged,
} from "./orders";
import { shownSubscription, subscriptionTo } from "./subscriptions";

interface CardInput extends ChallengeableInput {
  readonly tokenId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: AddressInput;
}

/** What is wrong with a name or an address. */
function fieldFault({ subscription }: MemberRow, input: CardInput): RefusalEntry | null {
  const [name] = checkCheckoutName(input);
  if (name) return { code: "INVALID_NAME", ...name };
  const { address } = input;
  const [problem] = checkAddress({ ...address, region: address.region ?? null });
  if (problem) return { code: "ADDRESS_INVALID", message: problem.message, field: problem.kind };
  const country = countryOfCurrency(subscription.currency);
  return country === null || country === address.country ? null : notInIndia;
}

const updateCard: Action<CardInput> = {
  refusedType: "UpdatePaymentMethodRefused",
  isOpen: isOffered("UPDATE_PAYMENT_METHOD"),
  refused(world, member, input) {
    if (!isOffered("UPDATE_PAYMENT_METHOD")(world, member)) return null;
    const fault = fieldFault(member, input);
    if (fault) return fault;
    if (input.tokenId.trim() === "") return cardMissing;
    const card = cardOfToken(world, input.tokenId);
    if (!card) return declined(cardMessages.validationcreditcarderror);
    // A declined card may be challenged first.
    return card.challenges === 0 && card.declined !== null ? declined(card.declined) : null;
  },
  carryOut(world, member, input) {
    const card = cardOfToken(world, input.tokenId);
    if (!card) throw new Error("a token without a card was refused before");
    const challenge = challengeOf(card, input.threeDSecureActionResultTokenId);
    if (challenge) return challenge;
    if (card.declined !== null) {
      return refusal("UpdatePaymentMethodRefused", declined(card.declined));
    }
    const isPaid = !member.subscription.isOwing || card.canCollect;
    member.billingCountry = input.address.country;
    const { firstName, lastName } = input;
    member.billingInfo = {
      ...member.billingInfo,
      ...addressParts(input.address),
      firstName,
      lastName,
    };
    member.subscription = {
      ...member.subscription,
      paymentMethod: card.label,
      cardExpiry: card.expiry,
      ...(isPaid ? { isOwing: false, owingCents: 0, graceEndsOn: null } : {}),
    };
    const ticket = entitlementTicket(world, member);
    return done("PaymentMethodUpdated", member, { isPaid, entitlementTicket: ticket });
  },
};

interface OnFileInput extends ChallengeableInput {
  readonly planChoice?: PlanChoice | null;
  readonly agreedTodayCents?: number | null;
}

/** The chosen plan, or the former one; the regular monthly plan replaces the retention plan. */
const wantedPlan = ({ subscription }: MemberRow, { planChoice }: OnFileInput): PlanChoice =>
  planChoice ?? planChoiceOf(subscription.planCode) ?? "MONTHLY";

/** Why a purchase that is not offered is refused; null for the usual reason. */
function closedPurchase({ subscription }: MemberRow): RefusalEntry | null {
  const { accountStatus, paymentMethod } = subscription;
  if (accountStatus === "ACTIVE" || accountStatus === "CANCELLED") {
    const message = "You already have a subscription. You can manage it in your settings.";
    return { code: "ALREADY_SUBSCRIBED", message };
  }
  const message = cardMessages.creditCardCheck;
  return paymentMethod === null
    ? { code: "NO_CARD_ON_FILE", message, field: "creditCardCheck" }
    : null;
}

const buyWithCard: Action<OnFileInput> = {
  refusedType: "PurchaseWithCardOnFileRefused",
  isOpen: isOffered("PURCHASE_ON_FILE"),
  refused(world, member, input) {
    if (!isOffered("PURCHASE_ON_FILE")(world, member)) return closedPurchase(member);
    const wanted = wantedPlan(member, input);
    const plans = availablePlans(world, shownSubscription(member.subscription));
    const plan = plans.find(({ choice }) => choice === wanted);
    if (!plan) return planUnavailable;
    const isAgreed = (input.agreedTodayCents ?? plan.priceCents) === plan.priceCents;
    return isAgreed ? null : priceChanged(plan.priceCents, plan);
  },
  carryOut(world, member, input) {
    const wanted = wantedPlan(member, input);
    const plans = availablePlans(world, shownSubscription(member.subscription));
    const plan = plans.find(({ choice }) => choice === wanted);
    const { paymentMethod, cardExpiry } = member.subscription;
    if (!plan || paymentMethod === null)
      throw new Error("an offered purchase has a plan and a card");
    const card = cardOnFile(world, member);
    const challenge = card && challengeOf(card, input.threeDSecureActionResultTokenId);
    if (challenge) return challenge;
    if (card && card.declined !== null) {
      return refusal("PurchaseWithCardOnFileRefused", declined(card.declined));
    }
    member.subscription = subscriptionTo(plan, {
      now: world.now(),
      trialEndsAt: null,
      nextAmountCents: plan.priceCents,
      paymentMethod,
      cardExpiry,
    });
    const ticket = entitlementTicket(world, member);
    return done("SubscriptionPurchased", member, {
      entitlementTicket: ticket,
      hadSubscription: true,
    });
  },
};

export const cardActionResolvers: Resolvers = {
  Mutation: {
    updatePaymentMethod: run(updateCard),
    purchaseWithCardOnFile: run(buyWithCard),
  },
};
