import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { DeviceService } from "../devices/device.service";
import type { VerificationService } from "./verification.service";
import {
  ConfirmSignUpInput,
  ConfirmSignUpResult,
  ResendVerificationCodeInput,
  SendCodeResult,
} from "./verification.type";

@Resolver()
export class VerificationResolver {
  constructor(
    private readonly verification: VerificationService,
    private readonly devices: DeviceService,
  ) {}

  @Mutation(() => ConfirmSignUpResult, { description: "Verifies the email with its mailed code." })
  confirmSignUp(
    @Arg("input", () => ConfirmSignUpInput) input: ConfirmSignUpInput,
    @Ctx() context: SubgraphContext,
  ) {
    return this.devices.withDevice(context, (caller) => this.verification.confirm(caller, input));
  }

  @Mutation(() => SendCodeResult, {
    description: "Mails another code, at most once in 30 seconds and five times an hour.",
  })
  resendVerificationCode(
    @Arg("input", () => ResendVerificationCodeInput) { email }: ResendVerificationCodeInput,
    @Ctx() context: SubgraphContext,
  ) {
    return this.devices.withDevice(context, (caller) => this.verification.resend(caller, email));
  }
}
