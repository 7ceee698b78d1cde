import { HELP_CATEGORIES } from "@eightcount/rules/people/help-request";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";

export const HelpCategoryEnum = Object.fromEntries(
  HELP_CATEGORIES.map((category) => [category.toUpperCase(), category]),
) as Readonly<Record<string, (typeof HELP_CATEGORIES)[number]>>;
registerEnumType(HelpCategoryEnum, {
  name: "HelpCategory",
  description: "Topic of a support question.",
});

@InputType({ description: "A question to support." })
export class SendHelpRequestInput {
  @Field(() => String, { description: "2 to 128 characters." })
  firstName!: string;

  @Field(() => String, { description: "At most 128 characters; may be empty." })
  lastName!: string;

  @Field(() => HelpCategoryEnum, { description: "Topic of the question." })
  category!: (typeof HELP_CATEGORIES)[number];

  @Field(() => String, { description: "Address for the reply; can differ from the sign-in email." })
  email!: string;

  @Field(() => String, { description: "The question, 1 to 5,000 characters." })
  message!: string;
}

@ObjectType({ description: "The question was sent to support." })
export class HelpRequestSent {
  @Field(() => String, { description: "Email address of support, for further questions." })
  supportEmail!: string;
}

export const SendHelpRequestResult = resultUnion({
  name: "SendHelpRequestResult",
  description:
    "INVALID_NAME, EMAIL_MISSING, INVALID_EMAIL, MESSAGE_MISSING, TOO_LONG, LIMIT_EXCEEDED.",
  succeeded: HelpRequestSent,
  refused: refusalType("SendHelpRequestRefused"),
});
