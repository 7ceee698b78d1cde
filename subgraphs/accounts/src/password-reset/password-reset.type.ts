import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, InputType, ObjectType } from "type-graphql";

@InputType({ description: "The account to mail a reset code to." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "Email of the account." })
  email!: string;
}

@InputType({ description: "A reset code to check before the new password is entered." })
export class VerifyPasswordResetCodeInput {
  @Field(() => String, { description: "Email of the account." })
  email!: string;

  @Field(() => String, { description: "Exactly six characters." })
  code!: string;
}

@InputType({ description: "A reset code and the new password." })
export class ResetPasswordInput {
  @Field(() => String, { description: "Email of the account." })
  email!: string;

  @Field(() => String, { description: "Exactly six characters; used up on success." })
  code!: string;

  @Field(() => String, { description: "Must meet the five password rules." })
  newPassword!: string;
}

@ObjectType({ description: "The code is correct and can still be used." })
export class PasswordResetCodeVerified {
  @Field(() => String, { description: "Email of the account." })
  email!: string;
}

@ObjectType({ description: "The new password is set, and every earlier sign-in has ended." })
export class PasswordReset {
  @Field(() => String, { description: "Email of the account." })
  email!: string;
}

const PasswordResetRefused = refusalType("PasswordResetRefused");

export const VerifyPasswordResetCodeResult = resultUnion({
  name: "VerifyPasswordResetCodeResult",
  description: "CODE_MISMATCH, EXPIRED_CODE, USER_NOT_FOUND, LIMIT_EXCEEDED.",
  succeeded: PasswordResetCodeVerified,
  refused: PasswordResetRefused,
});

export const ResetPasswordResult = resultUnion({
  name: "ResetPasswordResult",
  description: "CODE_MISMATCH, EXPIRED_CODE, USER_NOT_FOUND, INVALID_PASSWORD, LIMIT_EXCEEDED.",
  succeeded: PasswordReset,
  refused: PasswordResetRefused,
});
