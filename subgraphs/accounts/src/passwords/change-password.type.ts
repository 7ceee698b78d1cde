import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, ObjectType } from "type-graphql";

@InputType({ description: "The current password and the new one." })
export class ChangePasswordInput {
  @Field(() => String, { description: "As typed." })
  currentPassword!: string;

  @Field(() => String, { description: "Must meet the five password rules." })
  newPassword!: string;
}

@ObjectType({ description: "The password was changed, and other browsers are signed out." })
export class PasswordChanged {
  @Field(() => ID, { description: "Account id, which is the token's `sub`." })
  userName!: string;
}

export const ChangePasswordResult = resultUnion({
  name: "ChangePasswordResult",
  description: "NOT_AUTHORIZED, INVALID_PASSWORD, LIMIT_EXCEEDED.",
  succeeded: PasswordChanged,
  refused: refusalType("ChangePasswordRefused"),
});
