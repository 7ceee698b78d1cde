import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { MemberResolver } from "./member.resolver";
import { RecommendationResolver } from "./recommendation.resolver";
import { RecommendationService, type RecommendationSources } from "./recommendation.service";
import { MemberType } from "./recommendation.type";

export type RecommendationsNeeds = Omit<RecommendationSources, "clock">;

export function recommendationsModule(
  { clock }: CatalogueInfrastructure,
  needs: RecommendationsNeeds,
) {
  const recommendations = new RecommendationService({ ...needs, clock });
  return {
    resolvers: [new RecommendationResolver(recommendations), new MemberResolver(recommendations)],
    references: { Member: { __resolveReference: (reference: object) => reference } },
    orphanedTypes: [MemberType],
  } satisfies FeatureModule;
}
