import { Field, ObjectType } from "type-graphql";
import { BillingProcessorEnum } from "../billing-enums.type";

@ObjectType({ description: "Settings the browser needs to tokenize a card and to offer plans." })
export class CheckoutSettings {
  @Field(() => BillingProcessorEnum, { description: "Default billing processor." })
  processor!: keyof typeof BillingProcessorEnum;

  @Field(() => String, { description: "The provider's public key." })
  publicKey!: string;

  @Field(() => String, { description: "URL of the provider's script; may be relative." })
  scriptUrl!: string;

  @Field(() => String, { description: "URL of the API that this script calls; may be relative." })
  apiUrl!: string;

  @Field(() => Boolean, { description: "Whether to offer the wallet button on supported devices." })
  walletEnabled!: boolean;

  @Field(() => Boolean, { description: "False disables every plan purchase button." })
  planPurchaseEnabled!: boolean;

  @Field(() => String, { description: "URL or path of the page that sells gift cards." })
  giftCardUrl!: string;
}
