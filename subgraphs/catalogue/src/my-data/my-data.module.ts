import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { MemberRecordsService } from "@eightcount/service-kit/my-data/member-records.service";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { MemberRecordsReadModel } from "./member-records.read-model";
import { MemberRecordsResolver } from "./member-records.resolver";

export function myDataModule({ pool, redisConnection }: CatalogueInfrastructure) {
  const records = new MemberRecordsService({
    source: new MemberRecordsReadModel(pool),
    attempts: new AttemptLimits(redisConnection),
  });
  return { resolvers: [new MemberRecordsResolver(records)] } satisfies FeatureModule;
}
