import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { FieldResolver, ID, Resolver, Root } from "type-graphql";
import { Member } from "./member.type";

@Resolver(() => Member)
export class MemberResolver {
  @FieldResolver(() => ID, { description: "Relay id: base64url of `Member:<sub>`." })
  id(@Root() { memberId }: Member): string {
    return toGlobalId("Member", memberId);
  }
}
