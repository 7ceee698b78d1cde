import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { OneTimeMarksRepository } from "../redis/one-time-marks.repository";
import { CaptchaResolver } from "./captcha.resolver";
import { CaptchaService } from "./captcha.service";

export function captchaModule({ redisConnection, providers, clock }: AccountsInfrastructure) {
  const captcha = new CaptchaService({
    provider: providers.captcha,
    marks: new OneTimeMarksRepository(redisConnection),
    clock,
  });
  return {
    resolvers: [new CaptchaResolver(captcha)],
    services: { captcha },
  } satisfies FeatureModule;
}
