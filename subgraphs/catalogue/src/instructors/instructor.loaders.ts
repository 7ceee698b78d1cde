import { byId, byParent, type FieldKey } from "@eightcount/service-kit/graph/batching";
import type { LoaderRequest } from "@eightcount/service-kit/subgraph/feature-module";
import type DataLoader from "dataloader";
import type { Instructor } from "./instructor";
import type { InstructorRepository } from "./instructor.repository";
import type { StyleOrPlaylist, TeachingReadModel } from "./teaching.read-model";

export interface InstructorLoaders {
  readonly instructor: DataLoader<string, Instructor | null>;
  readonly teachers: DataLoader<
    FieldKey<{ owner: StyleOrPlaylist }>,
    readonly Instructor[],
    string
  >;
}

export const instructorLoaders =
  (instructors: InstructorRepository, teaching: TeachingReadModel) =>
  ({ now }: LoaderRequest): InstructorLoaders => ({
    instructor: byId((ids) => instructors.findMany(ids)),
    teachers: byParent((ids, { owner }) => teaching.teachersOf(owner, ids, now), []),
  });
