import "reflect-metadata";
import { LEVEL_NAMES, type LevelName } from "@eightcount/rules/catalogue/levels";
import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { Directive, Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { DanceClass as DanceClassType } from "../generated/type-graphql/models/DanceClass";

for (const directive of ['@key(fields: "id")', "@cacheControl(maxAge: 60)"]) {
  (Directive(directive) as ClassDecorator)(DanceClassType);
}

export { DanceClassType };

export const { Connection: DanceClassConnection, Edge: DanceClassEdge } = connectionOf(
  DanceClassType,
  "DanceClass",
);

export enum DanceClassSort {
  NEWEST = "NEWEST",
  OLDEST = "OLDEST",
  MOST_POPULAR = "MOST_POPULAR",
}
registerEnumType(DanceClassSort, {
  name: "DanceClassSort",
  description: "Sort order of the class listing.",
  valuesConfig: {
    NEWEST: { description: "By release date, newest first." },
    OLDEST: { description: "By release date, oldest first." },
    MOST_POPULAR: { description: "By total views, highest first, then newest first." },
  },
});

export const levelNames = Object.fromEntries(
  LEVEL_NAMES.map((name) => [name.toUpperCase(), name]),
) as Readonly<Record<Uppercase<LevelName>, LevelName>>;
registerEnumType(levelNames, {
  name: "LevelName",
  description: "Level groups: Beginner 1–3, Intermediate 4–7, Advanced 8–10.",
});

@InputType({
  description:
    "Filter of the class listing. A class must meet all given conditions; null and empty lists are no condition.",
})
export class DanceClassFilter {
  @Field(() => [String], {
    nullable: true,
    description: "Classes of any of these styles, by display name or slug.",
  })
  styles?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Classes by any of these teachers, by display name or slug.",
  })
  instructors?: string[] | null;

  @Field(() => [levelNames], {
    nullable: true,
    description: "Classes in any of these level groups.",
  })
  levels?: LevelName[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Classes released within this many days, at least 1. Adds one hour, so that a clock change drops no class.",
  })
  releasedWithinDays?: number | null;
}

@Directive("@cacheControl(inheritMaxAge: true)")
@ObjectType("Timestamp", {
  description: "An entry or section heading in a class's table of contents.",
})
export class TimestampType {
  @Field(() => Int, { description: "Position in whole seconds from the start of the class." })
  seconds!: number;

  @Field(() => String, { description: "The position formatted as mm:ss or h:mm:ss." })
  time!: string;

  @Field(() => String, {
    description: "Title of the entry. Empty if the row is a section heading.",
  })
  title!: string;

  @Field(() => String, { description: "Heading of the section that the row belongs to." })
  sectionHeading!: string;
}
