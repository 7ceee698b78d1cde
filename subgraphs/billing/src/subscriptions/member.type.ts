import { Directive, ObjectType } from "type-graphql";

@Directive('@key(fields: "id")')
@ObjectType("Member", {
  description:
    "A person with an account. Personal fields are null unless the viewer is the member.",
})
export class Member {
  /** Row id of the account, from the token's `sub`. */
  memberId!: string;
}
