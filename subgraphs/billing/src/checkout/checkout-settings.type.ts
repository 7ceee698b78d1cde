import { Field, ObjectType } from "type-graphql";
import { BillingProcessorEnum } from "../billing-enums.type";

@ObjectType({ description: "What the browser needs to tokenise a card and to offer plans." })
export class CheckoutSettings {
  @Field(() => BillingProcessorEnum, { description: "Who collects the money by default." })
  processor!: keyof typeof BillingProcessorEnum;

  @Field(() => String, { description: "The provider's public key." })
  publicKey!: string;

  @Field(() => String, { description: "URL of the provider's script; may be relative." })
  scriptUrl!: string;

  @Field(() => String, { description: "URL of the API that script calls; may be relative." })
  apiUrl!: string;

  @Field(() => Boolean, { description: "Supported devices may be offered the wallet button." })
  walletEnabled!: boolean;

  @Field(() => Boolean, { description: "False disables every plan purchase button." })
  planPurchaseEnabled!: boolean;

  @Field(() => String, { description: "Where gift cards are sold." })
  giftCardUrl!: string;
}
