import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, GraphQLISODateTime, InputType, ObjectType } from "type-graphql";

@InputType({ description: "Confirms that the member wants to delete the account." })
export class RequestAccountDeletionInput {
  @Field(() => String, { description: "Current password, as typed." })
  password!: string;
}

@ObjectType({
  description:
    "The account will be deleted, and the member is signed out everywhere. The response removes the refresh cookie, unless it belongs to another member.",
})
export class AccountDeletionRequested {
  @Field(() => GraphQLISODateTime, {
    description:
      "Time when the account is deleted, 14 days after the request by default. Signing in before then keeps it.",
  })
  deletesAt!: Date;
}

export const RequestAccountDeletionResult = resultUnion({
  name: "RequestAccountDeletionResult",
  description: "NOT_AUTHORIZED, LIMIT_EXCEEDED.",
  succeeded: AccountDeletionRequested,
  refused: refusalType("AccountDeletionRefused"),
});
