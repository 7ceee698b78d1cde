import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What the sign-up form's widget needs." })
export class CaptchaChallenge {
  @Field(() => String, { description: 'Handed to the widget as it is; "{}" when it needs none.' })
  json!: string;
}
