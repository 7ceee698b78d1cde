import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { DeviceService } from "../devices/device.service";
import { Member } from "../members/member.type";
import type { RefreshCookies } from "../sessions/refresh-cookie.rules";
import type { SignedInDeviceService } from "./signed-in-device.service";
import {
  OtherDevicesSignedOut,
  SignedInDevice,
  SignOutDeviceInput,
  SignOutDeviceResult,
} from "./signed-in-device.type";

@Resolver(() => Member)
export class SignedInDeviceResolver {
  constructor(
    private readonly signedInDevices: SignedInDeviceService,
    private readonly devices: DeviceService,
    private readonly refreshCookies: RefreshCookies,
  ) {}

  @FieldResolver(() => [SignedInDevice], {
    name: "devices",
    nullable: true,
    description:
      "Devices on which the member is signed in, the viewer's own first, then the ones used last; at most 100. Null unless the viewer is the member.",
  })
  devicesOf(
    @Root() { memberId }: Member,
    @Ctx() { viewer }: SubgraphContext,
  ): Promise<SignedInDevice[] | null> {
    return this.signedInDevices.listOf(viewer, memberId);
  }

  @Mutation(() => SignOutDeviceResult, {
    description:
      "Signs the member out on one other device. Another member's device is refused like an unknown one.",
  })
  signOutDevice(
    @Arg("input", () => SignOutDeviceInput) { deviceId }: SignOutDeviceInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.signedInDevices.signOut(viewer, deviceId);
  }

  @Mutation(() => OtherDevicesSignedOut, {
    description: "Signs the member out on all devices except the viewer's.",
  })
  signOutOtherDevices(@Ctx() context: SubgraphContext): Promise<OtherDevicesSignedOut> {
    const presented = this.refreshCookies.read(context.cookies);
    return this.devices.withDevice(context, (caller) =>
      this.signedInDevices.signOutOthers(caller, presented),
    );
  }
}
