import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { DeviceService } from "../devices/device.service";
import type { RefreshCookies } from "../sessions/refresh-cookie.rules";
import type { ChangePasswordService } from "./change-password.service";
import { ChangePasswordInput, ChangePasswordResult } from "./change-password.type";

@Resolver()
export class ChangePasswordResolver {
  constructor(
    private readonly changes: ChangePasswordService,
    private readonly devices: DeviceService,
    private readonly refreshCookies: RefreshCookies,
  ) {}

  @Mutation(() => ChangePasswordResult, {
    description: "Changes the signed-in member's password and ends their other sign-ins.",
  })
  changePassword(
    @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: SubgraphContext,
  ) {
    return this.devices.withDevice(context, (caller) =>
      this.changes.change(caller, input, this.refreshCookies.read(context.cookies)),
    );
  }
}
