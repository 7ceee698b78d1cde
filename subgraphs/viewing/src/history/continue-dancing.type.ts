import "reflect-metadata";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ClassRecord } from "./class-record.type";

@InputType({ description: "Which started class." })
export class ContinueDancingInput {
  @Field(() => ID, { description: "Relay id of the ClassRecord, one of the token's member." })
  classRecordId!: string;
}

@ObjectType("ContinueDancingChanged", { description: "The row is as it was asked to be." })
export class ContinueDancingChanged {
  @Field(() => ClassRecord, { description: "The record, with isInContinueDancing as it is now." })
  classRecord!: ClassRecord;
}

export const ContinueDancingRefused = refusalType("ContinueDancingRefused");

export const ContinueDancingResult = resultUnion({
  name: "ContinueDancingResult",
  description:
    "Asking twice has the same answer. Refused: CLASS_RECORD_NOT_FOUND, also for somebody else's.",
  succeeded: ContinueDancingChanged,
  refused: ContinueDancingRefused,
});
