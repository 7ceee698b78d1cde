import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { DanceClassService } from "../dance-classes/dance-class.service";
import type { ClassListReadModel } from "../dance-classes/lists/list.read-model";
import type { CatalogueInfrastructure } from "../infrastructure";
import type { StyleService } from "../styles/style.service";
import { MemberResolver } from "./member.resolver";
import { RecommendationResolver } from "./recommendation.resolver";
import { RecommendationService } from "./recommendation.service";
import { MemberType } from "./recommendation.type";

export interface RecommendationsNeeds {
  readonly lists: ClassListReadModel;
  readonly classes: DanceClassService;
  readonly styles: StyleService;
}

export function recommendationsModule(
  { clock }: CatalogueInfrastructure,
  { lists, classes, styles }: RecommendationsNeeds,
) {
  const recommendations = new RecommendationService({ lists, classes, styles, clock });
  return {
    resolvers: [new RecommendationResolver(recommendations), new MemberResolver(recommendations)],
    references: { Member: { __resolveReference: (reference: object) => reference } },
    orphanedTypes: [MemberType],
  } satisfies FeatureModule;
}
