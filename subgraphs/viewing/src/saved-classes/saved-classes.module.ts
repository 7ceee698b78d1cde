import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { type SavedClassLoaders, savedClassLoaders } from "./saved-class.loaders";
import { SavedClassRepository } from "./saved-class.repository";
import { SavedClassResolver } from "./saved-class.resolver";
import { SavedClassService, type SavedClassServiceOptions } from "./saved-class.service";
import { SavedClassListResolver } from "./saved-class-list.resolver";

export type SavedClassesNeeds = Pick<SavedClassServiceOptions, "facts">;

export function savedClassesModule(
  { prisma, clock }: ViewingInfrastructure,
  { facts }: SavedClassesNeeds,
) {
  const saved = new SavedClassRepository(prisma);
  const savedClasses = new SavedClassService({ saved, facts, clock });
  return {
    resolvers: [new SavedClassListResolver(savedClasses), new SavedClassResolver()],
    references: {
      SavedClass: entityReference<SavedClassLoaders>("SavedClass", (id, { savedClass }) =>
        savedClass.load(id),
      ),
    },
    loaders: savedClassLoaders(savedClasses),
    warmUp: () => prisma.savedClass.findFirst(),
  } satisfies FeatureModule;
}
