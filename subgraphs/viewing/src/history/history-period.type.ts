import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType("HistoryPeriod", {
  description: "A week, month, or year of the history, by when each class was last danced.",
})
export class HistoryPeriod {
  @Field(() => Date, {
    description: "Midnight at the start of the period's first day, in the requested time zone.",
  })
  start!: Date;

  @Field(() => Int, {
    description: "Number of classes in the period, across all pages of the history.",
  })
  count!: number;
}
