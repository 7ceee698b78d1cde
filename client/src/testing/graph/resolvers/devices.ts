import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { World } from "../world/world";
import { memberOf } from "./viewings";

interface Input {
  readonly input: { readonly deviceId: string };
}

function signOutDevice(world: World, { input: { deviceId } }: Input) {
  const member = memberOf(world);
  const refuse = (code: string, message: string) =>
    refusal("SignOutDeviceRefused", { code, message });
  const device = member.devices.find((one) => one.deviceId === deviceId);
  if (!device) return refuse("DEVICE_NOT_FOUND", "This device is no longer signed in.");
  if (device.isCurrent) {
    return refuse("CURRENT_DEVICE", "To sign out on this device, choose Logout in the menu.");
  }
  member.devices = member.devices.filter((one) => one !== device);
  return { __typename: "DeviceSignedOut", member };
}

function signOutOtherDevices(world: World) {
  const member = memberOf(world);
  member.devices = member.devices.filter(({ isCurrent }) => isCurrent);
  return { __typename: "OtherDevicesSignedOut", member };
}

export const deviceResolvers: Resolvers = {
  Mutation: {
    signOutDevice: (_: unknown, input: Input, world) => signOutDevice(world, input),
    signOutOtherDevices: (_: unknown, __: unknown, world) => signOutOtherDevices(world),
  },
};
