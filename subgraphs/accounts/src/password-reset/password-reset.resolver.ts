import { Arg, Mutation, Resolver } from "type-graphql";
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
  constructor(private readonly resets: PasswordResetService) {}

  @Mutation(() => SendCodeResult, { description: "Mails a reset code, good for ten minutes." })
  requestPasswordReset(
    @Arg("input", () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
  ) {
    return this.resets.request(email);
  }

  @Mutation(() => VerifyPasswordResetCodeResult, {
    description: "Says whether a reset code is right; a wrong one counts as a try.",
  })
  verifyPasswordResetCode(
    @Arg("input", () => VerifyPasswordResetCodeInput) input: VerifyPasswordResetCodeInput,
  ) {
    return this.resets.verify(input.email, input.code);
  }

  @Mutation(() => ResetPasswordResult, { description: "Sets a new password by a reset code." })
  resetPassword(@Arg("input", () => ResetPasswordInput) input: ResetPasswordInput) {
    return this.resets.complete(input.email, input.code, input.newPassword);
  }
}
