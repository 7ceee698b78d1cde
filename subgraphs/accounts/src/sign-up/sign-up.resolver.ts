import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { DeviceService } from "../devices/device.service";
import type { SignUpService } from "./sign-up.service";
import { SignUpInput, SignUpResult, UserLookup } from "./sign-up.type";

@Resolver()
export class SignUpResolver {
  constructor(
    private readonly signUps: SignUpService,
    private readonly devices: DeviceService,
  ) {}

  @Mutation(() => SignUpResult, { description: "Makes an account and mails its first code." })
  signUp(@Arg("input", () => SignUpInput) input: SignUpInput, @Ctx() context: SubgraphContext) {
    return this.devices.serve(context, (caller) => this.signUps.signUp(caller, input));
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
