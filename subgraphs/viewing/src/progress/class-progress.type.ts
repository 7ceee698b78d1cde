import "reflect-metadata";
import type { ViewingStatus as ViewingStatusName } from "@eightcount/rules/watching/viewing-status";
import { Field, Int, ObjectType } from "type-graphql";
import { ViewingStatus } from "../generated/type-graphql/enums/ViewingStatus";

@ObjectType("ClassProgress", { description: "A member's progress in a class." })
export class ClassProgress {
  @Field(() => ViewingStatus, {
    description: "NOT_INITIATED until the member starts the class. Never goes back.",
  })
  status!: ViewingStatusName;

  @Field(() => Int, {
    description: "Last saved position in whole seconds; 0 if the class was never started.",
  })
  lastViewedSeconds!: number;

  @Field(() => Int, {
    description:
      "Position where a player should start, in whole seconds; 0 after the end was reached.",
  })
  resumeAtSeconds!: number;

  @Field(() => Date, {
    nullable: true,
    description: "Time of the last save; null if the class was never started.",
  })
  updatedAt!: Date | null;
}
