import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { SignUpService } from "./sign-up.service";
import { SignUpInput, SignUpResult, UserLookup } from "./sign-up.type";

@Resolver()
export class SignUpResolver {
  constructor(private readonly signUps: SignUpService) {}

  @Mutation(() => SignUpResult, { description: "Makes an account and mails its first code." })
  signUp(@Arg("input", () => SignUpInput) input: SignUpInput, @Ctx() { viewer }: SubgraphContext) {
    return this.signUps.signUp(viewer, input);
  }

  @Query(() => UserLookup, {
    nullable: true,
    description: "The account of an e-mail; null when there is none. 60 an hour per address.",
  })
  userByEmail(
    @Arg("email", () => String) email: string,
    @Ctx() { viewer }: SubgraphContext,
  ): Promise<UserLookup | null> {
    return this.signUps.userByEmail(viewer, email);
  }

  @Query(() => String, { description: "'true' when the e-mail is whitelisted, else 'false'." })
  emailWhitelisted(@Arg("email", () => String) email: string): string {
    return String(this.signUps.isWhitelisted(email));
  }
}
