import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { MemberRecordsService } from "@eightcount/service-kit/my-data/member-records.service";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { MemberRecordsReadModel } from "./member-records.read-model";
import { MemberRecordsResolver } from "./member-records.resolver";
import { RecordedClassesResolver } from "./recorded-classes.resolver";
import { RecordedClassesService } from "./recorded-classes.service";

export function myDataModule({ pool, redisConnection }: ViewingInfrastructure) {
  const source = new MemberRecordsReadModel(pool);
  const attempts = new AttemptLimits(redisConnection);
  const records = new MemberRecordsService({ source, attempts });
  return {
    resolvers: [
      new MemberRecordsResolver(records),
      new RecordedClassesResolver(new RecordedClassesService(source)),
    ],
  } satisfies FeatureModule;
}
