import "reflect-metadata";
import { ArgsType, Directive, Field, Int, ObjectType } from "type-graphql";
import { DanceClassType } from "../dance-classes/dance-class.type";
import { InstructorType } from "../instructors/instructor.type";
import { PlaylistType } from "../playlists/playlist.type";
import { StyleType } from "../styles/style.type";

@Directive("@cacheControl(maxAge: 30)")
@ObjectType({ description: "What a search found, best first within each kind." })
export class SearchResult {
  @Field(() => [StyleType], { description: "By name; none hidden." })
  styles!: readonly object[];

  @Field(() => [PlaylistType], { description: "By name; none hidden." })
  playlists!: readonly object[];

  @Field(() => [InstructorType], { description: "By name; none hidden." })
  instructors!: readonly object[];

  @Field(() => [DanceClassType], {
    description: "By song or artist; released, not archived, none hidden.",
  })
  classes!: readonly object[];
}

export const SEARCH_PAGE = 10;

@ArgsType()
export class SearchArgs {
  @Field(() => String, { description: "As typed; at most 100 characters count." })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    defaultValue: SEARCH_PAGE,
    description: "How many of each kind; 1 to 10.",
  })
  first?: number | null;
}
