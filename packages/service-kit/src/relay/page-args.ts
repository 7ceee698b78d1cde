import "reflect-metadata";
import { ArgsType, type ClassType, Field, Int } from "type-graphql";

export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** Arguments of a list whose pages have `size` items by default. */
export function pageArgs(size: number): ClassType<PageArgs> {
  @ArgsType()
  class Args implements PageArgs {
    @Field(() => Int, {
      nullable: true,
      defaultValue: size,
      description: "Page size, clamped to 1–100.",
    })
    first?: number | null;

    @Field(() => String, {
      nullable: true,
      description: "Returns the edges after this cursor. An invalid cursor is an error.",
    })
    after?: string | null;
  }
  return Args;
}
