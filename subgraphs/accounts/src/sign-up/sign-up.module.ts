import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import type { VerificationMailService } from "../verification/verification-mail.service";
import { RegistrationPolicyResolver } from "./registration-policy.resolver";
import type { SignUpRepository } from "./sign-up.repository";
import { SignUpResolver } from "./sign-up.resolver";
import { type SignUpOptions, SignUpService } from "./sign-up.service";

export interface SignUpNeeds
  extends Pick<
    SignUpOptions,
    "members" | "devices" | "codes" | "attempts" | "passwords" | "captcha"
  > {
  readonly pendingSignUps: SignUpRepository;
  readonly verificationMails: VerificationMailService;
}

export function signUpModule(
  { config, providers, clock }: AccountsInfrastructure,
  { pendingSignUps, verificationMails, ...needs }: SignUpNeeds,
) {
  const signUps = new SignUpService({
    ...needs,
    signUps: pendingSignUps,
    mails: verificationMails,
    geoIp: providers.geoIp,
    settings: { ...config, isOpen: config.isRegistrationOpen },
    clock,
  });
  return {
    resolvers: [
      new RegistrationPolicyResolver(signUps),
      new SignUpResolver(signUps, needs.devices),
    ],
    pruning: [
      {
        prune: () => signUps.pruneUnverified(),
        failure: "pruning unverified accounts failed",
      },
    ],
    services: { signUps },
  } satisfies FeatureModule;
}
