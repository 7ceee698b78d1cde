import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, InputType, ObjectType } from "type-graphql";

@InputType({ description: "Who forgot their password." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "The account's e-mail." })
  email!: string;
}

@InputType({ description: "A reset code to look at before the new password is asked for." })
export class VerifyPasswordResetCodeInput {
  @Field(() => String, { description: "The account's e-mail." })
  email!: string;

  @Field(() => String, { description: "Exactly six characters." })
  code!: string;
}

@InputType({ description: "A reset code and the password it is to buy." })
export class ResetPasswordInput {
  @Field(() => String, { description: "The account's e-mail." })
  email!: string;

  @Field(() => String, { description: "Exactly six characters; used up on success." })
  code!: string;

  @Field(() => String, { description: "Must meet the five password rules." })
  newPassword!: string;
}

@ObjectType({ description: "The code is right and still good; it was not used up." })
export class PasswordResetCodeVerified {
  @Field(() => String, { description: "The account's e-mail." })
  email!: string;
}

@ObjectType({ description: "The new password is set; every sign-in made before has ended." })
export class PasswordReset {
  @Field(() => String, { description: "The account's e-mail." })
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
