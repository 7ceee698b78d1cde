import { Directive, ObjectType } from "type-graphql";

@Directive('@key(fields: "id")')
@ObjectType("Member", { description: "Someone with an account; only they see what is inside." })
export class Member {
  /** Row id of the account, from the token's `sub`. */
  memberId!: string;
}
