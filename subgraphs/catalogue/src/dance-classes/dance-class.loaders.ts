import { byId, byParent, type FieldKey } from "@eightcount/service-kit/graph/batching";
import type { LoaderRequest } from "@eightcount/service-kit/subgraph/feature-module";
import type DataLoader from "dataloader";
import type { DanceClass } from "./dance-class";
import type { DanceClassRepository } from "./dance-class.repository";
import type { OwnedClassesArgs, OwnedClassesReadModel } from "./lists/owned-classes.read-model";
import type { ClassOwner, ClassRelation, OwnedClass } from "./lists/owner";
import type { RelatedClassesReadModel } from "./lists/related-classes.read-model";

export interface ClassLoaders {
  readonly danceClass: DataLoader<string, DanceClass | null>;
  readonly ownedClasses: DataLoader<FieldKey<OwnedClassesArgs>, readonly OwnedClass[], string>;
  readonly classCount: DataLoader<FieldKey<{ owner: ClassOwner }>, number, string>;
  readonly relatedClasses: DataLoader<
    FieldKey<{ relation: ClassRelation; limit: number }>,
    readonly DanceClass[],
    string
  >;
}

export interface ClassSources {
  readonly classes: DanceClassRepository;
  readonly owned: OwnedClassesReadModel;
  readonly related: RelatedClassesReadModel;
}

/** All loaders of a request use the same time to decide which classes are released. */
export const classLoaders =
  ({ classes, owned, related }: ClassSources) =>
  ({ now }: LoaderRequest): ClassLoaders => ({
    danceClass: byId((ids) => classes.findVisible(ids, now)),
    ownedClasses: byParent((ids, args) => owned.list({ ...args, ids, now }), []),
    classCount: byParent((ids, { owner }) => owned.count(owner, ids, now), 0),
    relatedClasses: byParent(
      (classIds, { relation, limit }) => related.list({ relation, limit, classIds, now }),
      [],
    ),
  });
