import type { GiftDelivery } from "@eightcount/rules/billing/gift-cards";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import {
  Field,
  GraphQLISODateTime,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from "type-graphql";
import {
  ActionDone,
  ActionInput,
  ChallengeableInput,
  challengeableResult,
} from "../actions/action-result.type";
import { Currency, PlanChoiceEnum } from "../billing-enums.type";
import { BillingAddressInput } from "../checkout/billing-address.type";

export const GiftDeliveryEnum: { readonly [K in GiftDelivery]: K } = {
  EMAIL: "EMAIL",
  PRINT: "PRINT",
};

registerEnumType(GiftDeliveryEnum, {
  name: "GiftDelivery",
  description: "How a gift card reaches the person it is for: our mail, or the giver's printer.",
});

@InputType({ description: "A gift card for somebody, bought by a member or a visitor." })
export class BuyGiftCardInput extends ChallengeableInput {
  @Field(() => PlanChoiceEnum, {
    description: "GIFT_YEARLY or GIFT_MONTHLY. Its price is the gift card's amount.",
  })
  planChoice!: PlanChoice;

  @Field(() => Int, {
    nullable: true,
    description:
      "Amount that the giver agreed to, in minor units of the currency. Refused with PRICE_CHANGED " +
      "before any payment if the price is another. Null accepts any price.",
  })
  seenAmountCents?: number | null;

  @Field(() => String, { description: "Card token from the provider's script." })
  tokenId!: string;

  @Field(() => String, { description: "First name on the card, one word." })
  firstName!: string;

  @Field(() => String, { description: "Last name on the card." })
  lastName!: string;

  @Field(() => BillingAddressInput, {
    description: "Billing address of the card, without a gift card code.",
  })
  address!: BillingAddressInput;

  @Field(() => GiftDeliveryEnum, { description: "How the gift card is delivered." })
  delivery!: GiftDelivery;

  @Field(() => String, { description: "Who it is for, up to 60 characters in any script." })
  recipientName!: string;

  @Field(() => String, { nullable: true, description: "Where EMAIL goes; unused for PRINT." })
  recipientEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The giver's words in lines, up to 300 characters in any script.",
  })
  message?: string | null;

  @Field(() => String, { description: "Who it is from, up to 60 characters in any script." })
  giverName!: string;

  @Field(() => String, { description: "Where the receipt goes." })
  giverEmail!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When to mail it, at most a year ahead; null for now. Unused for PRINT.",
  })
  deliverAt?: Date | null;

  @Field(() => String, { description: "The giver's IANA time zone, for the dates in the receipt." })
  timeZone!: string;
}

@ObjectType({ description: "The gift card is paid." })
export class GiftCardBought {
  @Field(() => String, { description: "Number of the provider's invoice." })
  orderNumber!: string;

  @Field(() => Int, { description: "Amount of the gift card in minor units of the currency." })
  amountCents!: number;

  @Field(() => Currency, { description: "Currency of the amount." })
  currency!: Currency;

  @Field(() => String, {
    nullable: true,
    description: "Redemption code of a card to print; null if the recipient is mailed.",
  })
  redemptionCode!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the recipient is mailed; null for a card to print.",
  })
  deliverAt!: Date | null;
}

export const BuyGiftCardRefused = refusalType("BuyGiftCardRefused");

export const BuyGiftCardResult = challengeableResult({
  name: "BuyGiftCardResult",
  description: "The gift card, a challenge to pass first, or a refusal.",
  succeeded: GiftCardBought,
  refused: BuyGiftCardRefused,
});

@InputType({ description: "A gift card to look up." })
export class CheckGiftCardInput {
  @Field(() => String, { description: "Redemption code in any case." })
  code!: string;
}

@ObjectType({ description: "What is left of a gift card." })
export class GiftCardBalance {
  @Field(() => Int, { description: "In minor units of the currency." })
  balanceCents!: number;

  @Field(() => Currency, { description: "Currency of the balance." })
  currency!: Currency;

  @Field(() => Boolean, {
    description: "Whether the gift card is on somebody's account, where the balance pays.",
  })
  isRedeemed!: boolean;
}

export const CheckGiftCardRefused = refusalType("CheckGiftCardRefused");

export const CheckGiftCardResult = resultUnion({
  name: "CheckGiftCardResult",
  description:
    "The balance, or refused: GIFT_CARD_INVALID, or LIMIT_EXCEEDED after too many invalid codes.",
  succeeded: GiftCardBalance,
  refused: CheckGiftCardRefused,
});

@InputType({ description: "Puts a gift card on the signed-in member's own account." })
export class RedeemGiftCardInput extends ActionInput {
  @Field(() => String, { description: "Redemption code in any case." })
  code!: string;
}

@ObjectType({ description: "The gift card pays for the next charges. See `nextAmountCents`." })
export class GiftCardRedeemed extends ActionDone {
  @Field(() => Int, { description: "The credit in minor units of the currency." })
  creditCents!: number;

  @Field(() => Currency, { description: "Currency of the credit." })
  currency!: Currency;

  @Field(() => Boolean, {
    description:
      "Whether the subscription's next amount already includes the credit. False if the provider " +
      "could not be asked; it then follows within minutes.",
  })
  isNextChargeKnown!: boolean;
}

export const RedeemGiftCardRefused = refusalType("RedeemGiftCardRefused");

export const RedeemGiftCardResult = resultUnion({
  name: "RedeemGiftCardResult",
  description:
    "Redeemed, or refused: GIFT_CARD_INVALID, GIFT_CARD_REDEEMED, GIFT_CARD_CURRENCY, " +
    "NOT_AVAILABLE, ACTION_UNDER_WAY, LIMIT_EXCEEDED.",
  succeeded: GiftCardRedeemed,
  refused: RedeemGiftCardRefused,
});
