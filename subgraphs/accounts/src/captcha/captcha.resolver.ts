import { Query, Resolver } from "type-graphql";
import type { CaptchaService } from "./captcha.service";
import { CaptchaChallenge } from "./captcha.type";

@Resolver()
export class CaptchaResolver {
  constructor(private readonly captcha: CaptchaService) {}

  @Query(() => CaptchaChallenge, {
    description: "A fresh challenge, good for ten minutes; each solution is taken once.",
  })
  captchaChallenge(): Promise<CaptchaChallenge> {
    return this.captcha.challenge();
  }
}
