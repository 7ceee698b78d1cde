import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { DeviceService } from "../devices/device.service";
import { SendCodeResult } from "../verification/verification.type";
import type { PasswordResetService } from "./password-reset.service";
import {
  RequestPasswordResetInput,
  ResetPasswordInput,
  ResetPasswordResult,
  VerifyPasswordResetCodeInput,
  VerifyPasswordResetCodeResult,
} from "./password-reset.type";

@Resolver()
export class PasswordResetResolver {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly devices: DeviceService,
  ) {}

  @Mutation(() => SendCodeResult, { description: "Mails a reset code, valid for ten minutes." })
  requestPasswordReset(
    @Arg("input", () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
    @Ctx() context: SubgraphContext,
  ) {
    return this.devices.withDevice(context, (caller) => this.resets.request(caller, email));
  }

  @Mutation(() => VerifyPasswordResetCodeResult, {
    description: "Checks a reset code without using it up. A wrong code counts as an attempt.",
  })
  verifyPasswordResetCode(
    @Arg("input", () => VerifyPasswordResetCodeInput) input: VerifyPasswordResetCodeInput,
    @Ctx() context: SubgraphContext,
  ) {
    return this.devices.withDevice(context, (caller) => this.resets.verify(caller, input));
  }

  @Mutation(() => ResetPasswordResult, {
    description: "Sets a new password with a reset code and ends every sign-in.",
  })
  resetPassword(
    @Arg("input", () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() context: SubgraphContext,
  ) {
    return this.devices.withDevice(context, (caller) =>
      this.resets.complete(caller, input, input.newPassword),
    );
  }
}
