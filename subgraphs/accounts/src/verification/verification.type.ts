import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from "type-graphql";

@InputType({ description: "A mailed code and its account, by user name or email." })
export class ConfirmSignUpInput {
  @Field(() => ID, {
    nullable: true,
    description: "User name returned by signUp; takes precedence over email.",
  })
  userName?: string | null;

  @Field(() => String, { nullable: true, description: "Email, used only without a user name." })
  email?: string | null;

  @Field(() => String, { description: "Up to six characters, as typed." })
  verificationCode!: string;
}

@InputType({ description: "The account to mail another code to." })
export class ResendVerificationCodeInput {
  @Field(() => String, { description: "Email of the sign-up." })
  email!: string;
}

@ObjectType({ description: "The email is verified, and the member can sign in." })
export class ConfirmSignUpSucceeded {
  @Field(() => ID, { description: "Account id, which is the token's `sub`." })
  userName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The CRM's order page, with the email as a parameter, if the CRM bills the member. Null continues to our own checkout.",
  })
  orderPageUrl!: string | null;
}

@ObjectType({ description: "A code was sent." })
export class CodeSent {
  @Field(() => String, { description: "Masked address, such as a***@example.com." })
  destination!: string;

  @Field(() => GraphQLISODateTime, { description: "Earliest time another code can be sent." })
  nextSendAt!: Date;
}

export const ConfirmSignUpResult = resultUnion({
  name: "ConfirmSignUpResult",
  description:
    "INVALID_PARAMETER, USER_NOT_FOUND, CODE_MISMATCH, EXPIRED_CODE, LIMIT_EXCEEDED, or " +
    "SIGN_IN_REQUIRED in a browser where the password of the sign-up was never entered.",
  succeeded: ConfirmSignUpSucceeded,
  refused: refusalType("ConfirmSignUpRefused"),
});

export const SendCodeResult = resultUnion({
  name: "SendCodeResult",
  description:
    "USER_NOT_FOUND, NOT_AUTHORIZED, ALREADY_CONFIRMED, LIMIT_EXCEEDED, SIGN_IN_REQUIRED.",
  succeeded: CodeSent,
  refused: refusalType("SendCodeRefused"),
});
