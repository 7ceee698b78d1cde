import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from "type-graphql";

@InputType({ description: "A code from the mail, and whose it is: user name or e-mail." })
export class ConfirmSignUpInput {
  @Field(() => ID, { nullable: true, description: "The name sign-up answered; wins over e-mail." })
  userName?: string | null;

  @Field(() => String, { nullable: true, description: "The e-mail, when the name is not at hand." })
  email?: string | null;

  @Field(() => String, { description: "Up to six characters, as typed." })
  verificationCode!: string;
}

@InputType({ description: "Who wants another code." })
export class ResendVerificationCodeInput {
  @Field(() => String, { description: "The e-mail of the sign-up." })
  email!: string;
}

@ObjectType({ description: "The e-mail is verified; sign-in is open." })
export class ConfirmSignUpSucceeded {
  @Field(() => ID, { description: "The account's id, the token's `sub`." })
  userName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The CRM's order page, carrying the e-mail, when the CRM bills this member; otherwise the product's own checkout goes on.",
  })
  orderPageUrl!: string | null;
}

@ObjectType({ description: "A code is on its way." })
export class CodeSent {
  @Field(() => String, { description: "The address, masked: a***@example.com." })
  destination!: string;

  @Field(() => GraphQLISODateTime, { description: "The earliest moment for another code." })
  nextSendAt!: Date;
}

export const ConfirmSignUpResult = resultUnion({
  name: "ConfirmSignUpResult",
  description:
    "INVALID_PARAMETER, USER_NOT_FOUND, CODE_MISMATCH, EXPIRED_CODE, LIMIT_EXCEEDED, or " +
    "SIGN_IN_REQUIRED on a browser where the password of the sign-up was never given.",
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
