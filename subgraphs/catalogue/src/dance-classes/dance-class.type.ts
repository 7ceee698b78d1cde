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
  description: "Orders of the class listing.",
  valuesConfig: {
    NEWEST: { description: "Release date, latest first." },
    OLDEST: { description: "Release date, earliest first." },
    MOST_POPULAR: { description: "Total views, most first; then the newest." },
  },
});

export const levelNames = Object.fromEntries(
  LEVEL_NAMES.map((name) => [name.toUpperCase(), name]),
) as Readonly<Record<Uppercase<LevelName>, LevelName>>;
registerEnumType(levelNames, {
  name: "LevelName",
  description: "Level groups: Beginner 1–3, Intermediate 4–7, Advanced 8–10.",
});

@InputType({ description: "Which classes a listing holds; conditions given are all met." })
export class DanceClassFilter {
  @Field(() => [String], {
    nullable: true,
    description: "Any of these styles, by display name or route slug.",
  })
  styles?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Any of these teachers, by name or route slug.",
  })
  instructors?: string[] | null;

  @Field(() => [levelNames], { nullable: true, description: "Any of these level groups." })
  levels?: LevelName[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Released within this many days, 1 or more, with the listing's hour for clock changes.",
  })
  releasedWithinDays?: number | null;
}

@Directive("@cacheControl(inheritMaxAge: true)")
@ObjectType("Timestamp", { description: "A row of a class's table of contents." })
export class TimestampType {
  @Field(() => Int, { description: "Whole seconds from the start of the class." })
  seconds!: number;

  @Field(() => String, { description: "The same as mm:ss or h:mm:ss." })
  time!: string;

  @Field(() => String, { description: "Title of the entry; empty for a section heading." })
  title!: string;

  @Field(() => String, { description: "Heading of the section the row belongs to." })
  sectionHeading!: string;
}
