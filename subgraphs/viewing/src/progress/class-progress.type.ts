import "reflect-metadata";
import type { ViewingStatus as ViewingStatusName } from "@eightcount/rules/watching/viewing-status";
import { Field, Int, ObjectType } from "type-graphql";
import { ViewingStatus } from "../generated/type-graphql/enums/ViewingStatus";

@ObjectType("ClassProgress", { description: "How far a member came in a class." })
export class ClassProgress {
  @Field(() => ViewingStatus, { description: "NOT_INITIATED until the class was started." })
  status!: ViewingStatusName;

  @Field(() => Int, { description: "The last saved position, whole seconds; 0 without a record." })
  lastViewedSeconds!: number;

  @Field(() => Int, {
    description: "Where a player should start, whole seconds; 0 once the end was reached.",
  })
  resumeAtSeconds!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last saved; null without a record.",
  })
  updatedAt!: Date | null;
}
