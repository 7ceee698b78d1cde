import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { PauseResolver } from "./pause.resolver";
import { type PauseParts, PauseService } from "./pause.service";

export type PausesNeeds = Omit<PauseParts, "provider">;

export function pausesModule({ providers }: BillingInfrastructure, needs: PausesNeeds) {
  const service = new PauseService({ ...needs, provider: providers.billing });
  return { resolvers: [new PauseResolver(service)] } satisfies FeatureModule;
}
