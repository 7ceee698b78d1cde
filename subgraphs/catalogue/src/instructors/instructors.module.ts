import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import type { MediaUrlService } from "../media/media-url.service";
import { type InstructorLoaders, instructorLoaders } from "./instructor.loaders";
import { instructorRepository } from "./instructor.repository";
import { InstructorResolver } from "./instructor.resolver";
import { InstructorService } from "./instructor.service";
import { InstructorFieldsResolver } from "./instructor-fields.resolver";
import { teachingReadModel } from "./teaching.read-model";

export interface InstructorsNeeds {
  readonly media: MediaUrlService;
}

export function instructorsModule(
  { prisma }: CatalogueInfrastructure,
  { media }: InstructorsNeeds,
) {
  const repository = instructorRepository(prisma);
  return {
    resolvers: [
      new InstructorResolver(new InstructorService(repository)),
      new InstructorFieldsResolver(media),
    ],
    references: {
      Instructor: entityReference<InstructorLoaders>("Instructor", (id, { instructor }) =>
        instructor.load(id),
      ),
    },
    loaders: instructorLoaders(repository, teachingReadModel(prisma)),
  } satisfies FeatureModule;
}
