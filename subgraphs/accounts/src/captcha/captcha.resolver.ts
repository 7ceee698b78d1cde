import { Query, Resolver } from "type-graphql";
import type { CaptchaService } from "./captcha.service";
import { CaptchaChallenge } from "./captcha.type";

@Resolver()
export class CaptchaResolver {
  constructor(private readonly captcha: CaptchaService) {}

  @Query(() => CaptchaChallenge, {
    description: "A new challenge, valid for ten minutes. Each solution is accepted once.",
  })
  captchaChallenge(): Promise<CaptchaChallenge> {
    return this.captcha.challenge();
  }
}
