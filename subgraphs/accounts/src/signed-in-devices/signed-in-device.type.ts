import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from "type-graphql";
import { DeviceKind } from "../generated/type-graphql/enums/DeviceKind";
import { Member } from "../members/member.type";

@ObjectType({ description: "A browser on which the member is signed in." })
export class SignedInDevice {
  @Field(() => ID, {
    description: "Random id of the sign-in for `signOutDevice`. It occurs in no token.",
  })
  deviceId!: string;

  @Field(() => String, {
    description:
      "Browser and operating system, such as `Chrome on macOS`, derived from the user agent; `Unknown device` if it reveals neither.",
  })
  name!: string;

  @Field(() => DeviceKind, { description: "Kind of device, derived from the user agent." })
  kind!: DeviceKind | keyof typeof DeviceKind;

  @Field(() => String, {
    nullable: true,
    description: "English name of the country of the last use; null if it is unknown.",
  })
  place!: string | null;

  @Field(() => GraphQLISODateTime, { description: "Time the password was entered." })
  signedInAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: "Time of the last refresh, which a browser in use does every few minutes.",
  })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether the viewer sent this request from it." })
  isCurrent!: boolean;
}

@InputType({ description: "The device to sign out." })
export class SignOutDeviceInput {
  @Field(() => ID, { description: "`deviceId` of one of the member's signed-in devices." })
  deviceId!: string;
}

@ObjectType({
  description: "The device is signed out, or was before. Its access ended immediately.",
})
export class DeviceSignedOut {
  @Field(() => Member, { description: "The member with the devices that are left." })
  member!: Member;
}

@ObjectType({ description: "All devices except the viewer's are signed out." })
export class OtherDevicesSignedOut {
  @Field(() => Member, { description: "The member with the device that is left." })
  member!: Member;
}

export const SignOutDeviceResult = resultUnion({
  name: "SignOutDeviceResult",
  description: "Signed out, or refused with DEVICE_NOT_FOUND or CURRENT_DEVICE.",
  succeeded: DeviceSignedOut,
  refused: refusalType("SignOutDeviceRefused"),
});
