import { memberVerified } from "@eightcount/contracts/events/member-verified";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { EmailCodeRepository } from "../codes/email-code.repository";
import type { AccountsInfrastructure } from "../infrastructure";
import type { MailRequestService } from "../mail/mail-request.service";
import { SignUpRepository } from "../sign-up/sign-up.repository";
import { VerificationResolver } from "./verification.resolver";
import { type VerificationOptions, VerificationService } from "./verification.service";
import { VerificationMailService } from "./verification-mail.service";

export interface VerificationNeeds
  extends Pick<VerificationOptions, "members" | "devices" | "codes" | "attempts"> {
  readonly emailCodes: EmailCodeRepository;
  readonly mails: MailRequestService;
}

export function verificationModule(
  { prisma, config, clock }: AccountsInfrastructure,
  { emailCodes, mails, ...needs }: VerificationNeeds,
) {
  const { publicUrl, crmOrderUrl, billingProcessor, employeeEmails } = config;
  const pendingSignUps = new SignUpRepository(prisma, emailCodes);
  const verificationMails = new VerificationMailService(mails, publicUrl);
  const verification = new VerificationService({
    ...needs,
    signUps: pendingSignUps,
    mails: verificationMails,
    clock,
    crmOrderUrl,
    billingProcessor,
    employeeEmails,
  });
  return {
    resolvers: [new VerificationResolver(verification, needs.devices)],
    publishes: [memberVerified],
    services: { verification, verificationMails, pendingSignUps },
  } satisfies FeatureModule;
}
