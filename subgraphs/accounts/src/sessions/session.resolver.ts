import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { DeviceService } from "../devices/device.service";
import type { RefreshCookies } from "./refresh-cookie.rules";
import type { SessionService } from "./session.service";
import {
  RefreshSessionInput,
  RefreshSessionResult,
  SignedOut,
  SignInInput,
  SignInResult,
} from "./session.type";
import type { SignInService } from "./sign-in.service";

@Resolver()
export class SessionResolver {
  constructor(
    private readonly sessions: SessionService,
    private readonly signIns: SignInService,
    private readonly devices: DeviceService,
    private readonly refreshCookies: RefreshCookies,
  ) {}

  @Mutation(() => SignInResult, { description: "Signs in and sets the httpOnly refresh cookie." })
  async signIn(
    @Arg("input", () => SignInInput) input: SignInInput,
    @Ctx() context: SubgraphContext,
  ) {
    return this.devices.withDevice(context, async (caller) => {
      const result = await this.signIns.signIn(caller, input);
      if (!isRefusal(result)) context.setCookie(result.cookie);
      return result;
    });
  }

  @Mutation(() => RefreshSessionResult, {
    description: "Exchanges the refresh cookie for a new one and a new access token.",
  })
  async refreshSession(
    @Arg("input", () => RefreshSessionInput) input: RefreshSessionInput,
    @Ctx() context: SubgraphContext,
  ) {
    const presented = this.refreshCookies.read(context.cookies);
    const ticket = input.entitlementTicket ?? null;
    const result = await this.sessions.refresh(context.viewer, presented, ticket);
    if (result.cookie !== null) context.setCookie(result.cookie);
    return result;
  }

  @Mutation(() => SignedOut, {
    description:
      "Ends the sign-in of the access token, and that of the refresh cookie unless it belongs to another member.",
  })
  async signOut(@Ctx() context: SubgraphContext): Promise<SignedOut> {
    const presented = this.refreshCookies.read(context.cookies);
    const result = await this.sessions.end(context.viewer, presented);
    if (result.cookie !== null) context.setCookie(result.cookie);
    return result;
  }
}
