import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { searchRepository } from "./search.repository";
import { SearchResolver } from "./search.resolver";
import { SearchService } from "./search.service";
import { SuggestionResolver } from "./suggestion.resolver";
import { SuggestionService } from "./suggestion.service";

export function searchModule({ prisma, clock }: CatalogueInfrastructure) {
  const index = searchRepository(prisma);
  return {
    resolvers: [
      new SearchResolver(new SearchService(index, clock)),
      new SuggestionResolver(new SuggestionService(index, clock)),
    ],
  } satisfies FeatureModule;
}
