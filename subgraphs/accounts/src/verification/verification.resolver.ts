import { Arg, Mutation, Resolver } from "type-graphql";
import type { VerificationService } from "./verification.service";
import {
  ConfirmSignUpInput,
  ConfirmSignUpResult,
  ResendVerificationCodeInput,
  SendCodeResult,
} from "./verification.type";

@Resolver()
export class VerificationResolver {
  constructor(private readonly verification: VerificationService) {}

  @Mutation(() => ConfirmSignUpResult, { description: "Verifies the e-mail by its mailed code." })
  confirmSignUp(@Arg("input", () => ConfirmSignUpInput) input: ConfirmSignUpInput) {
    return this.verification.confirm(input);
  }

  @Mutation(() => SendCodeResult, {
    description: "Mails another code: once in 30 seconds, five times an hour.",
  })
  resendVerificationCode(
    @Arg("input", () => ResendVerificationCodeInput) { email }: ResendVerificationCodeInput,
  ) {
    return this.verification.resend(email);
  }
}
