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

  @Mutation(() => SignUpResult, { description: "Creates an account and mails its first code." })
  signUp(@Arg("input", () => SignUpInput) input: SignUpInput, @Ctx() context: SubgraphContext) {
    return this.devices.withDevice(context, (caller) => this.signUps.signUp(caller, input));
  }

  @Query(() => UserLookup, {
    nullable: true,
    description:
      "The account with this email; null if there is none, or after 60 lookups in an hour from one network.",
  })
  userByEmail(
    @Arg("email", () => String) email: string,
    @Ctx() { viewer }: SubgraphContext,
  ): Promise<UserLookup | null> {
    return this.signUps.userByEmail(viewer, email);
  }

  @Query(() => String, { description: "'true' if the email is whitelisted, otherwise 'false'." })
  emailWhitelisted(@Arg("email", () => String) email: string): string {
    return String(this.signUps.isWhitelisted(email));
  }
}
