import "reflect-metadata";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ClassRecord } from "./class-record.type";

@InputType({ description: "Selects a class that the member has started." })
export class ContinueDancingInput {
  @Field(() => ID, {
    description: "Relay id of a ClassRecord that belongs to the signed-in member.",
  })
  classRecordId!: string;
}

@ObjectType("ContinueDancingChanged", {
  description: "The class was removed from or restored to Continue Dancing.",
})
export class ContinueDancingChanged {
  @Field(() => ClassRecord, { description: "The record with its new `isInContinueDancing`." })
  classRecord!: ClassRecord;
}

export const ContinueDancingRefused = refusalType("ContinueDancingRefused");

export const ContinueDancingResult = resultUnion({
  name: "ContinueDancingResult",
  description:
    "Repeating the request returns the same result. Refused with CLASS_RECORD_NOT_FOUND if the record is unknown or belongs to another member.",
  succeeded: ContinueDancingChanged,
  refused: ContinueDancingRefused,
});
