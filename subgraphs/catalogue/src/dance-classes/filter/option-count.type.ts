import "reflect-metadata";
import type { LevelName } from "@eightcount/rules/catalogue/levels";
import { Directive, Field, Int, ObjectType } from "type-graphql";
import { levelNames } from "../dance-class.type";

const INHERIT_MAX_AGE = "@cacheControl(inheritMaxAge: true)";

@Directive(INHERIT_MAX_AGE)
@ObjectType("FilterOptionCount", { description: "Number of classes for one filter option." })
export class FilterOptionCount {
  @Field(() => String, {
    description: "Display name of the style or teacher, as accepted by `DanceClassFilter`.",
  })
  name!: string;

  @Field(() => Int, {
    description: "Number of classes if this were the only option selected in its group.",
  })
  count!: number;
}

@Directive(INHERIT_MAX_AGE)
@ObjectType("LevelOptionCount", { description: "Number of classes for one level group." })
export class LevelOptionCount {
  @Field(() => levelNames, { description: "Level group, as accepted by `DanceClassFilter`." })
  name!: LevelName;

  @Field(() => Int, { description: "Number of classes if this were the only level selected." })
  count!: number;
}

@ObjectType("ClassFilterCounts", {
  description: "Number of classes per filter option. Options without classes are missing.",
})
export class ClassFilterCountsType {
  @Field(() => [FilterOptionCount], {
    description: "Counts per style. Ignores the filter's own styles.",
  })
  styles!: FilterOptionCount[];

  @Field(() => [FilterOptionCount], {
    description: "Counts per teacher. Ignores the filter's own teachers.",
  })
  instructors!: FilterOptionCount[];

  @Field(() => [LevelOptionCount], {
    description: "Counts per level group. Ignores the filter's own levels.",
  })
  levels!: LevelOptionCount[];
}
