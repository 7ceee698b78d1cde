import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { AccountStatus, Currency } from "../billing-enums.type";
import type { PendingChangeView, SubscriptionView } from "./subscription.rules";

@ObjectType({ description: "A plan change that waits for the end of the paid period." })
export class PendingChange implements PendingChangeView {
  @Field(() => String, { description: "The coming plan's code." })
  code!: string;

  @Field(() => String, { description: "The coming plan's name." })
  name!: string;

  @Field(() => Int, { description: "What it will cost, minor units of the currency." })
  costCents!: number;

  @Field(() => GraphQLISODateTime, { description: "When it takes effect." })
  activatesOn!: Date;
}

@ObjectType("MemberSubscription", {
  description: "A member's subscription as the billing provider last told it.",
})
export class SubscriptionType implements SubscriptionView {
  @Field(() => AccountStatus, { description: "INACTIVE until something was bought." })
  accountStatus!: AccountStatus;

  @Field(() => String, { nullable: true, description: "The provider's subscription id." })
  subscriptionId!: string | null;

  @Field(() => String, { nullable: true, description: "The provider's plan code." })
  planCode!: string | null;

  @Field(() => String, { description: "The plan's name; N/A without a plan." })
  planName!: string;

  @Field(() => String, {
    description: "Monthly, Yearly or Daily Subscription by the plan's interval, else None.",
  })
  planLabel!: string;

  @Field(() => Boolean, { description: "The present period is the free trial." })
  isTrial!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When the trial ends or ended." })
  trialEndsAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "What the next renewal will charge, minor units: after coupons, gift-card credit and a pending change. 0 once cancelled, null while nothing runs.",
  })
  nextBillingAmountCents!: number | null;

  @Field(() => Currency, { description: "Currency of every amount here." })
  currency!: Currency;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Next charge; once cancelled the day until which access lasts.",
  })
  nextBillingDate!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: '"Visa ending with 1111"; null without a card and once cancelled.',
  })
  paymentMethod!: string | null;

  @Field(() => PendingChange, { nullable: true, description: "A requested plan change." })
  pendingChange!: PendingChange | null;

  @Field(() => Boolean, { description: "A payment is overdue; access is off until it is paid." })
  isOwing!: boolean;

  @Field(() => Int, {
    description:
      "What is overdue in the subscription's currency, minor units; 0 when that is nothing, although something may be overdue in another currency.",
  })
  owingCents!: number;
}
