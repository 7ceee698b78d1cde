import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, ObjectType } from "type-graphql";

@InputType({ description: "The password a member has, and the one they want." })
export class ChangePasswordInput {
  @Field(() => String, { description: "As typed." })
  currentPassword!: string;

  @Field(() => String, { description: "Must meet the five password rules." })
  newPassword!: string;
}

@ObjectType({ description: "The password is changed; other browsers are signed out." })
export class PasswordChanged {
  @Field(() => ID, { description: "The account's id, the token's `sub`." })
  userName!: string;
}

export const ChangePasswordResult = resultUnion({
  name: "ChangePasswordResult",
  description: "NOT_AUTHORIZED, INVALID_PASSWORD, LIMIT_EXCEEDED.",
  succeeded: PasswordChanged,
  refused: refusalType("ChangePasswordRefused"),
});
