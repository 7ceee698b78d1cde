import type { ReferenceResolvers } from "@eightcount/service-kit/graph/federate";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { ViewingContext } from "./context";

interface Reference {
  readonly id: string;
}

/** How references become rows: a record of somebody else is null, as if it did not exist. */
export const references: ReferenceResolvers = {
  Member: {
    __resolveReference: ({ id }: Reference) => {
      const memberId = fromGlobalId(id, "Member");
      return memberId && { memberId };
    },
  },
  DanceClass: {
    __resolveReference: ({ id }: Reference) => {
      const classId = fromGlobalId(id, "DanceClass");
      return classId && { classId };
    },
  },
  ClassRecord: {
    __resolveReference: ({ id }: Reference, { loaders }: ViewingContext) => {
      const recordId = fromGlobalId(id, "ClassRecord");
      return recordId && loaders.classRecord.load(recordId);
    },
  },
  SavedClass: {
    __resolveReference: ({ id }: Reference, { loaders }: ViewingContext) => {
      const savedClassId = fromGlobalId(id, "SavedClass");
      return savedClassId && loaders.savedClass.load(savedClassId);
    },
  },
};
