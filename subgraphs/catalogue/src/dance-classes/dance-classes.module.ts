import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import type { MediaUrlService } from "../media/media-url.service";
import { type ClassLoaders, classLoaders } from "./dance-class.loaders";
import { danceClassRepository } from "./dance-class.repository";
import { DanceClassResolver } from "./dance-class.resolver";
import { DanceClassService } from "./dance-class.service";
import { DanceClassFieldsResolver } from "./dance-class-fields.resolver";
import { classFilterCountReadModel } from "./filter/option-count.read-model";
import { ClassFilterCountResolver } from "./filter/option-count.resolver";
import { ClassFilterCountService } from "./filter/option-count.service";
import { classListReadModel } from "./lists/list.read-model";
import { ownedClassesReadModel } from "./lists/owned-classes.read-model";
import { relatedClassesReadModel } from "./lists/related-classes.read-model";

export interface ClassesNeeds {
  readonly media: MediaUrlService;
}

export function classesModule({ prisma, clock }: CatalogueInfrastructure, { media }: ClassesNeeds) {
  const lists = classListReadModel(prisma);
  const repository = danceClassRepository(prisma);
  const classes = new DanceClassService(lists, repository, clock);
  const counts = new ClassFilterCountService(classFilterCountReadModel(prisma), clock);
  return {
    resolvers: [
      new DanceClassResolver(classes, clock),
      new DanceClassFieldsResolver(media, clock),
      new ClassFilterCountResolver(counts),
    ],
    references: {
      DanceClass: entityReference<ClassLoaders>("DanceClass", (id, { danceClass }) =>
        danceClass.load(id),
      ),
    },
    loaders: classLoaders({
      classes: repository,
      owned: ownedClassesReadModel(prisma),
      related: relatedClassesReadModel(prisma),
    }),
    services: { lists, classes },
  } satisfies FeatureModule;
}
