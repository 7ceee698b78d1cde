import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Data for the captcha widget of a form." })
export class CaptchaChallenge {
  @Field(() => String, { description: 'Passed to the widget unchanged; "{}" if it needs none.' })
  json!: string;
}
