import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from "type-graphql";
import { Currency } from "../billing-enums.type";
import type { PaymentSums, PreviewedAction } from "./payment-preview.service";

export const PreviewedActionEnum: { readonly [K in PreviewedAction]: K } = {
  CHANGE_PLAN: "CHANGE_PLAN",
  REACTIVATE: "REACTIVATE",
  PURCHASE_ON_FILE: "PURCHASE_ON_FILE",
};

registerEnumType(PreviewedActionEnum, {
  name: "PreviewedAction",
  description: "An action whose payments can be previewed.",
});

@ObjectType({
  description: "What an action charges at once and next, after coupons and credit, with tax.",
})
export class PaymentPreview implements PaymentSums {
  @Field(() => Int, { description: "Charged at once, in minor units of the currency; 0 for none." })
  todayCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Charged next, in minor units; null if nothing follows.",
  })
  nextCents!: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Date of the next charge; null if nothing follows.",
  })
  nextOn!: Date | null;

  @Field(() => Currency, { description: "Currency of both amounts." })
  currency!: Currency;

  @Field(() => String, {
    nullable: true,
    description: 'The card that pays, for example "Visa ending with 1111"; null without one.',
  })
  cardLabel!: string | null;
}

export const PaymentPreviewRefused = refusalType("PaymentPreviewRefused");

export const PaymentPreviewResult = resultUnion({
  name: "PaymentPreviewResult",
  description:
    "The amounts; NOT_AVAILABLE if the action is not among `actions`; PLAN_UNAVAILABLE; " +
    "PREVIEW_REFUSED with the provider's message; or LIMIT_EXCEEDED after too many previews.",
  succeeded: PaymentPreview,
  refused: PaymentPreviewRefused,
});
