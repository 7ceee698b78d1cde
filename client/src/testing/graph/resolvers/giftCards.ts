import { checkAddress } from "@eightcount/rules/billing/addresses";
import { cardMessages, paymentMessages } from "@eightcount/rules/billing/card-problems";
import { checkCheckoutName, checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { checkGift, type GiftDelivery } from "@eightcount/rules/billing/gift-cards";
import { isGiftChoice, type PlanChoice } from "@eightcount/rules/billing/plans";
import { type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow } from "../world/memberRows";
import { aGiftCard } from "../world/offers";
import type { World } from "../world/world";
import { type Action, type ActionInput, done, isOffered, run } from "./action";
import { cardMissing, cardOfToken, challengeOf, declined } from "./cards";
import { offerOf } from "./offers";
import { type AddressInput, attemptFault, planUnavailable } from "./orders";

interface BuyInput {
  readonly attemptId: string;
  readonly planChoice: PlanChoice;
  readonly seenAmountCents?: number | null;
  readonly tokenId: string;
  readonly threeDSecureActionResultTokenId?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: AddressInput;
  readonly delivery: GiftDelivery;
  readonly recipientName: string;
  readonly recipientEmail?: string | null;
  readonly message?: string | null;
  readonly giverName: string;
  readonly giverEmail: string;
  readonly deliverAt?: string | null;
  readonly timeZone: string;
}

/** What is wrong with an order before the provider is asked. */
function faultOf(input: BuyInput): RefusalEntry | null {
  const attempt = attemptFault(input.attemptId);
  if (attempt) return attempt;
  const [name] = checkCheckoutName(input);
  if (name) return { code: "INVALID_NAME", ...name };
  if (input.tokenId.trim() === "") return cardMissing;
  if (!isGiftChoice(input.planChoice)) return planUnavailable;
  const texts = { recipientEmail: input.recipientEmail ?? "", message: input.message ?? "" };
  const [problem] = checkGift({ ...input, ...texts });
  if (problem) return { code: "GIFT_DETAILS_INVALID", ...problem };
  const { address } = input;
  const [wrong] = checkAddress({ ...address, region: address.region ?? null });
  return wrong ? { code: "ADDRESS_INVALID", message: wrong.message, field: wrong.kind } : null;
}

const refuse = (entry: RefusalEntry) => refusal("BuyGiftCardRefused", entry);

const priceChanged: RefusalEntry = {
  code: "PRICE_CHANGED",
  message: "The price has changed. Please reload the page to see it. You weren't charged.",
};

function buy(world: World, input: BuyInput) {
  const fault = faultOf(input);
  if (fault) return refuse(fault);
  const { attemptId, ...order } = input;
  const content = JSON.stringify(["BuyGiftCard", order]);
  const known = world.actions.find((one) => one.attemptId === attemptId);
  if (known) return known.answer;
  const plan = offerOf(world, input.planChoice);
  if (!plan) return refuse(planUnavailable);
  if ((input.seenAmountCents ?? plan.priceCents) !== plan.priceCents) return refuse(priceChanged);
  const card = cardOfToken(world, input.tokenId);
  if (!card) return refuse(declined(cardMessages.validationcreditcarderror));
  const challenge = challengeOf(card, input.threeDSecureActionResultTokenId);
  if (challenge) return challenge;
  if (card.declined !== null) return refuse(declined(card.declined));
  const number = String(1_001 + world.giftCards.length);
  const sold = aGiftCard({ code: `GIFTCARD0000${number}`, amountCents: plan.priceCents });
  world.giftCards = [...world.giftCards, sold];
  const isMailed = input.delivery === "EMAIL";
  const answer = {
    __typename: "GiftCardBought",
    orderNumber: number,
    amountCents: plan.priceCents,
    currency: plan.currency,
    redemptionCode: isMailed ? null : sold.code,
    deliverAt: isMailed ? new Date(input.deliverAt ?? world.now()) : null,
  };
  world.actions = [...world.actions, { attemptId, content, answer }];
  return answer;
}

const invalid: RefusalEntry = {
  code: "GIFT_CARD_INVALID",
  message: paymentMessages.giftCardInvalid,
  field: "code",
};

const cardOf = (world: World, code: string) =>
  world.giftCards.find((card) => card.code === code.trim().toUpperCase());

function check(world: World, code: string) {
  const card = cardOf(world, code);
  if (!card) return refusal("CheckGiftCardRefused", invalid);
  const { amountCents, currency, isRedeemed } = card;
  return {
    __typename: "GiftCardBalance",
    ...{ currency, isRedeemed, balanceCents: isRedeemed ? 0 : amountCents },
  };
}

interface RedeemInput extends ActionInput {
  readonly code: string;
}

const redeem: Action<RedeemInput> = {
  refusedType: "RedeemGiftCardRefused",
  isOpen: isOffered("ADD_GIFT_CARD"),
  refused(world, member, { code }) {
    const message = checkGiftCode(code);
    if (message) return { ...invalid, message };
    if (!isOffered("ADD_GIFT_CARD")(world, member)) return null;
    const card = cardOf(world, code);
    if (!card) return invalid;
    if (card.isRedeemed) {
      const redeemed = "This gift card has already been redeemed.";
      return { code: "GIFT_CARD_REDEEMED", message: redeemed, field: "code" };
    }
    if (card.currency === member.subscription.currency) return null;
    const other = "This gift card is in a different currency than your subscription.";
    return { code: "GIFT_CARD_CURRENCY", message: other, field: "code" };
  },
  carryOut(world, member, { code }) {
    const card = cardOf(world, code);
    if (!card) throw new Error("an unknown code was refused before");
    card.isRedeemed = true;
    member.giftCreditCents += card.amountCents;
    const { subscription } = member;
    const next = Math.max(0, (subscription.nextAmountCents ?? 0) - card.amountCents);
    if (card.isNextChargeKnown) member.subscription = { ...subscription, nextAmountCents: next };
    return done("GiftCardRedeemed", member, {
      creditCents: card.amountCents,
      currency: card.currency,
      isNextChargeKnown: card.isNextChargeKnown,
    });
  },
};

interface Input<Fields> {
  readonly input: Fields;
}

export const giftCardResolvers: Resolvers = {
  Member: {
    giftCredit: ({ giftCreditCents, subscription }: MemberRow) =>
      giftCreditCents > 0
        ? { amountCents: giftCreditCents, currency: subscription.currency }
        : null,
  },
  Mutation: {
    buyGiftCard: (_: unknown, { input }: Input<BuyInput>, world) => buy(world, input),
    checkGiftCard: (_: unknown, { input }: Input<{ readonly code: string }>, world) =>
      check(world, input.code),
    redeemGiftCard: run(redeem),
  },
};
