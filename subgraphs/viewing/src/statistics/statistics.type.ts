import "reflect-metadata";
import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { UsageMetrics } from "../generated/type-graphql/models/UsageMetrics";

export { UsageMetrics };

export enum ChartPeriods {
  DAY = "DAY",
  WEEK = "WEEK",
  MONTH = "MONTH",
}
registerEnumType(ChartPeriods, {
  name: "ChartPeriod",
  description: "How the bars of the chart are cut, in the member's time zone.",
  valuesConfig: {
    DAY: { description: "From midnight to midnight." },
    WEEK: { description: "From Monday to Sunday." },
    MONTH: { description: "A calendar month." },
  },
});

@ObjectType("ChartBucket", {
  description: "Different classes completed within one period, by level.",
})
export class ChartBucket {
  @Field(() => Date, {
    description:
      "Local midnight of the day itself, of the week's last day (Sunday), or of the month's first.",
  })
  timeRef!: Date;

  @Field(() => Int, { description: "Classes of level 1 to 3." })
  beginner!: number;

  @Field(() => Int, { description: "Classes of level 4 to 7." })
  intermediate!: number;

  @Field(() => Int, { description: "Classes of level 8 to 10." })
  advanced!: number;
}

export const { Connection: ChartBucketConnection } = connectionOf(ChartBucket, "ChartBucket");
