import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import type { MediaUrlService } from "../media/media-url.service";
import { type StyleLoaders, styleLoaders } from "./style.loaders";
import { styleRepository } from "./style.repository";
import { StyleResolver } from "./style.resolver";
import { StyleService } from "./style.service";
import { StyleFieldsResolver } from "./style-fields.resolver";

export interface StylesNeeds {
  readonly media: MediaUrlService;
}

export function stylesModule({ prisma }: CatalogueInfrastructure, { media }: StylesNeeds) {
  const repository = styleRepository(prisma);
  const styles = new StyleService(repository);
  return {
    resolvers: [new StyleResolver(styles), new StyleFieldsResolver(media)],
    references: {
      Style: entityReference<StyleLoaders>("Style", (id, { style }) => style.load(id)),
    },
    loaders: styleLoaders(repository),
    warmUp: () => repository.list(),
    services: { styles },
  } satisfies FeatureModule;
}
