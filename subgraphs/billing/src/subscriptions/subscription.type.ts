import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { AccountStatus, Currency, IntervalUnit, PlanChoiceEnum } from "../billing-enums.type";
import type { PauseView, PendingChangeView, SubscriptionView } from "./subscription.rules";

@ObjectType({ description: "A plan change scheduled for the end of the paid period." })
export class PendingChange implements PendingChangeView {
  @Field(() => String, { description: "Code of the new plan." })
  code!: string;

  @Field(() => String, { description: "Name of the new plan." })
  name!: string;

  @Field(() => Int, { description: "Price of the new plan, in minor units of the currency." })
  costCents!: number;

  @Field(() => GraphQLISODateTime, { description: "Date the change takes effect." })
  activatesOn!: Date;
}

@ObjectType({
  description: "A pause that has begun or is scheduled for the end of the paid period.",
})
export class SubscriptionPause implements PauseView {
  @Field(() => Boolean, { description: "Whether it has begun. There is no access until it ends." })
  isPaused!: boolean;

  @Field(() => GraphQLISODateTime, { description: "End of the paid period and of access." })
  pausesOn!: Date;

  @Field(() => GraphQLISODateTime, { description: "Date of the next charge and return of access." })
  resumesOn!: Date;

  @Field(() => Int, { description: "Billing periods that are still to be skipped." })
  cycles!: number;
}

@ObjectType("MemberSubscription", {
  description: "A member's subscription, as last read from the billing provider.",
})
export class SubscriptionType implements SubscriptionView {
  @Field(() => AccountStatus, { description: "INACTIVE until the member buys a subscription." })
  accountStatus!: AccountStatus;

  @Field(() => String, { nullable: true, description: "The provider's subscription id." })
  subscriptionId!: string | null;

  @Field(() => String, { nullable: true, description: "The provider's plan code." })
  planCode!: string | null;

  @Field(() => String, { description: "The plan's name; N/A without a plan." })
  planName!: string;

  @Field(() => String, {
    description: "Monthly, Yearly, or Daily Subscription, by the plan's interval; otherwise None.",
  })
  planLabel!: string;

  @Field(() => PlanChoiceEnum, {
    nullable: true,
    description:
      "The choice that buys this plan, with or without its trial; null for the CRM's plans and the " +
      "retention plan.",
  })
  planChoice!: PlanChoice | null;

  @Field(() => IntervalUnit, {
    nullable: true,
    description: "Unit of the plan's renewal interval; null without a plan.",
  })
  intervalUnit!: IntervalUnit | null;

  @Field(() => Boolean, { description: "Whether the current period is the free trial." })
  isTrial!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of the trial, past or future; null without one.",
  })
  trialEndsAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Amount of the next renewal in minor units, after coupons, gift card credit, and a pending change; 0 once canceled, null if nothing is running.",
  })
  nextBillingAmountCents!: number | null;

  @Field(() => Currency, { description: "Currency of every amount here." })
  currency!: Currency;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Date of the next charge, which is after a pause, or the end of access once canceled; null if " +
      "nothing is running.",
  })
  nextBillingDate!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of access once canceled or expired; null while the subscription renews.",
  })
  accessEndsOn!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'For example "Visa ending with 1111"; null without a card and once canceled.',
  })
  paymentMethod!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Last month in which that card is valid, for example "12/2030"; null without a card, once canceled, and for the CRM\'s cards.',
  })
  cardExpiry!: string | null;

  /** Not in the graph. Decides which actions are offered. */
  hasCard!: boolean;

  @Field(() => PendingChange, {
    nullable: true,
    description: "A scheduled plan change; null if there is none.",
  })
  pendingChange!: PendingChange | null;

  @Field(() => SubscriptionPause, {
    nullable: true,
    description: "A pause, running or scheduled; null without one.",
  })
  pause!: SubscriptionPause | null;

  @Field(() => Boolean, {
    description: "Whether a payment is overdue. Access is suspended once `isLocked`.",
  })
  isOwing!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the days of grace are over, so that access is suspended until it is paid.",
  })
  isLocked!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of access unless the overdue payment succeeds; null unless in grace.",
  })
  graceEndsOn!: Date | null;

  @Field(() => Int, {
    description:
      "Overdue amount in minor units of the subscription's currency. Can be 0 while a payment in another currency is overdue.",
  })
  owingCents!: number;
}
