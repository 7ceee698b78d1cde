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
  description: "Length of a chart period, in the requested time zone.",
  valuesConfig: {
    DAY: { description: "A calendar day." },
    WEEK: { description: "A week from Monday to Sunday." },
    MONTH: { description: "A calendar month." },
  },
});

@ObjectType("ChartBucket", {
  description: "Number of distinct classes completed within one period, by level.",
})
export class ChartBucket {
  @Field(() => Date, {
    description:
      "Midnight of the day that labels the period, in the requested time zone: the day itself, the week's last day (Sunday), or the month's first day.",
  })
  timeRef!: Date;

  @Field(() => Int, { description: "Classes at levels 1–3." })
  beginner!: number;

  @Field(() => Int, { description: "Classes at levels 4–7." })
  intermediate!: number;

  @Field(() => Int, { description: "Classes at levels 8–10." })
  advanced!: number;
}

export const { Connection: ChartBucketConnection } = connectionOf(ChartBucket, "ChartBucket");
