import "reflect-metadata";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { connectionOf, type EdgeValue } from "@eightcount/service-kit/relay/connection";
import { Directive, Field, ID, InputType, ObjectType } from "type-graphql";
import { DanceClass } from "../dance-classes/dance-class.type";
import { SavedClass } from "../generated/type-graphql/models/SavedClass";

(Directive('@key(fields: "id")') as ClassDecorator)(SavedClass);

export { SavedClass };

export const { Connection: SavedClassConnection, Edge: SavedClassEdge } = connectionOf(
  SavedClass,
  "SavedClass",
);

@InputType({ description: "Selects the class to save." })
export class SaveClassInput {
  @Field(() => ID, {
    description: "Row id of the class, as in /class/{classId}, or its Relay id.",
  })
  classId!: string;
}

@ObjectType("ClassSaved", { description: "The class was saved." })
export class ClassSaved {
  @Field(() => SavedClassEdge, {
    description: "Edge of the saved record, to prepend to `Member.savedClasses`.",
  })
  savedClass!: EdgeValue<SavedClass>;

  @Field(() => DanceClass, { description: "The class with its updated `savedClassId`." })
  danceClass!: DanceClass;
}

export const SaveClassRefused = refusalType("SaveClassRefused");

export const SaveClassResult = resultUnion({
  name: "SaveClassResult",
  description: "Saving a class again returns the existing record. Refused with CLASS_NOT_FOUND.",
  succeeded: ClassSaved,
  refused: SaveClassRefused,
});

@InputType({ description: "Selects the saved class to remove." })
export class UnsaveClassInput {
  @Field(() => ID, {
    description: "Relay id of a SavedClass that belongs to the signed-in member.",
  })
  savedClassId!: string;
}

@ObjectType("ClassUnsaved", { description: "The class was removed from the saved list." })
export class ClassUnsaved {
  @Field(() => ID, {
    description: "Relay id of the removed SavedClass, to delete from `Member.savedClasses`.",
  })
  deletedSavedClassId!: string;

  @Field(() => DanceClass, { description: "The class with its updated `savedClassId`." })
  danceClass!: DanceClass;
}

export const UnsaveClassRefused = refusalType("UnsaveClassRefused");

export const UnsaveClassResult = resultUnion({
  name: "UnsaveClassResult",
  description:
    "Repeating the request returns the same result. Refused with SAVED_CLASS_NOT_FOUND if the record is unknown or belongs to another member.",
  succeeded: ClassUnsaved,
  refused: UnsaveClassRefused,
});
