import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { PasswordResetResolver } from "./password-reset.resolver";
import { type PasswordResetOptions, PasswordResetService } from "./password-reset.service";

export type PasswordResetNeeds = Omit<
  PasswordResetOptions,
  "publicUrl" | "employeeEmails" | "billingProcessor" | "clock"
>;

export function passwordResetModule(
  { config, clock }: AccountsInfrastructure,
  needs: PasswordResetNeeds,
) {
  const { publicUrl, employeeEmails, billingProcessor } = config;
  const resets = new PasswordResetService({
    ...needs,
    publicUrl,
    employeeEmails,
    billingProcessor,
    clock,
  });
  return {
    resolvers: [new PasswordResetResolver(resets, needs.devices)],
  } satisfies FeatureModule;
}
