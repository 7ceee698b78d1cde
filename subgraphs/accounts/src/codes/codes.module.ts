import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { EmailCodeRepository } from "./email-code.repository";
import { EmailCodeService } from "./email-code.service";

export function codesModule({ prisma, config, clock }: AccountsInfrastructure) {
  const emailCodes = new EmailCodeRepository(prisma);
  const codes = new EmailCodeService({ codes: emailCodes, secret: config.codeSecret, clock });
  return { services: { codes, emailCodes } } satisfies FeatureModule;
}
