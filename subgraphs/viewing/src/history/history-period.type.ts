import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType("HistoryPeriod", {
  description: "A week, month or year of the history in which classes were last danced.",
})
export class HistoryPeriod {
  @Field(() => Date, { description: "Local midnight of the period's first day." })
  start!: Date;

  @Field(() => Int, { description: "How many classes it has, on all pages together." })
  count!: number;
}
