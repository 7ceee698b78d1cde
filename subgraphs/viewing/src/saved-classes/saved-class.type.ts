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

@InputType({ description: "Which class to save for the token's member." })
export class SaveClassInput {
  @Field(() => ID, {
    description: "The class: its row id as in /class/{classId}, or its Relay id.",
  })
  classId!: string;
}

@ObjectType("ClassSaved", { description: "The class is on the member's list." })
export class ClassSaved {
  @Field(() => SavedClassEdge, { description: "The saved record, ready for a connection." })
  savedClass!: EdgeValue<SavedClass>;

  @Field(() => DanceClass, { description: "The class, with its savedClassId as it is now." })
  danceClass!: DanceClass;
}

export const SaveClassRefused = refusalType("SaveClassRefused");

export const SaveClassResult = resultUnion({
  name: "SaveClassResult",
  description: "Saving a class twice yields one record. Refused: CLASS_NOT_FOUND.",
  succeeded: ClassSaved,
  refused: SaveClassRefused,
});

@InputType({ description: "Which saved class to take off the list." })
export class UnsaveClassInput {
  @Field(() => ID, { description: "Relay id of the SavedClass, one of the token's member." })
  savedClassId!: string;
}

@ObjectType("ClassUnsaved", { description: "The class is off the member's list." })
export class ClassUnsaved {
  @Field(() => ID, { description: "Relay id of the record that left the list." })
  deletedSavedClassId!: string;

  @Field(() => DanceClass, { description: "The class, with its savedClassId as it is now." })
  danceClass!: DanceClass;
}

export const UnsaveClassRefused = refusalType("UnsaveClassRefused");

export const UnsaveClassResult = resultUnion({
  name: "UnsaveClassResult",
  description:
    "Unsaving twice has the same answer. Refused: SAVED_CLASS_NOT_FOUND, also for somebody else's.",
  succeeded: ClassUnsaved,
  refused: UnsaveClassRefused,
});
