import "reflect-metadata";
import type { LevelName } from "@eightcount/rules/catalogue/levels";
import { Directive, Field, Int, ObjectType } from "type-graphql";
import { levelNames } from "../dance-class.type";

const AS_LONG_AS_THE_LIST = "@cacheControl(inheritMaxAge: true)";

@Directive(AS_LONG_AS_THE_LIST)
@ObjectType("FilterOptionCount", { description: "How many classes one option would leave." })
export class FilterOptionCount {
  @Field(() => String, { description: "Display name, as the filter takes it." })
  name!: string;

  @Field(() => Int, { description: "Classes in the listing if this option alone were chosen." })
  count!: number;
}

@Directive(AS_LONG_AS_THE_LIST)
@ObjectType("LevelOptionCount", { description: "How many classes one level group would leave." })
export class LevelOptionCount {
  @Field(() => levelNames, { description: "The level group." })
  name!: LevelName;

  @Field(() => Int, { description: "Classes in the listing if this level alone were chosen." })
  count!: number;
}

@ObjectType("ClassFilterCounts", {
  description:
    "What each option of the class listing would leave; options that leave nothing are missing.",
})
export class ClassFilterCountsType {
  @Field(() => [FilterOptionCount], { description: "Under the other filters, per style." })
  styles!: FilterOptionCount[];

  @Field(() => [FilterOptionCount], { description: "Under the other filters, per teacher." })
  instructors!: FilterOptionCount[];

  @Field(() => [LevelOptionCount], { description: "Under the other filters, per level." })
  levels!: LevelOptionCount[];
}
