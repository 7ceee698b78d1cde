import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, InputType, ObjectType } from "type-graphql";
import { Member } from "../members/member.type";

// Generated from the table. profile.resolver.ts adds the fields of the account row.
export { BillingProcessor } from "../generated/type-graphql/enums/BillingProcessor";
export { MemberGroup } from "../generated/type-graphql/enums/MemberGroup";
export { Profile } from "../generated/type-graphql/models/Profile";

@InputType({ description: "Profile fields that a member can edit." })
export class UpdateProfileInput {
  @Field(() => String, { description: "Given name, 2 to 128 characters." })
  name!: string;

  @Field(() => String, { description: "Family name, at most 128 characters; may be empty." })
  familyName!: string;

  @Field(() => String, {
    description: "Digits. Spaces, parentheses, and dashes are removed. May be empty.",
  })
  phoneNumber!: string;

  @Field(() => Boolean, { description: "Whether the member wants marketing emails." })
  isSubscribed!: boolean;
}

@ObjectType({ description: "The profile was updated." })
export class ProfileUpdated {
  @Field(() => Member, { description: "The member with the updated profile." })
  member!: Member;
}

export const UpdateProfileRefused = refusalType("UpdateProfileRefused");
export const UpdateProfileResult = resultUnion({
  name: "UpdateProfileResult",
  description: "INVALID_NAME, INVALID_PHONE.",
  succeeded: ProfileUpdated,
  refused: UpdateProfileRefused,
});
