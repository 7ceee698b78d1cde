import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What the sign-up form's widget needs." })
export class CaptchaChallenge {
  @Field(() => String, { description: "Which widget: altcha, recaptcha or test." })
  provider!: string;

  @Field(() => String, { description: 'Handed to the widget as it is; "{}" when it needs none.' })
  json!: string;

  @Field(() => String, { nullable: true, description: "Public site key of a hosted provider." })
  siteKey!: string | null;
}
