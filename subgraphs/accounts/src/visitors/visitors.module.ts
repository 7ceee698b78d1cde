import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { VisitorResolver } from "./visitor.resolver";
import { VisitorService } from "./visitor.service";

export function visitorsModule({ providers }: AccountsInfrastructure) {
  const visitors = new VisitorService(providers.geoIp);
  return { resolvers: [new VisitorResolver(visitors)] } satisfies FeatureModule;
}
