import "reflect-metadata";
import { ArgsType, Directive, Field, Int, ObjectType } from "type-graphql";
import { DanceClassType } from "../dance-classes/dance-class.type";
import { InstructorType } from "../instructors/instructor.type";
import { PlaylistType } from "../playlists/playlist.type";
import { StyleType } from "../styles/style.type";

@Directive("@cacheControl(maxAge: 30)")
@ObjectType({ description: "Search results, best match first within each kind." })
export class SearchResult {
  @Field(() => [StyleType], { description: "Matching styles, without hidden ones." })
  styles!: readonly object[];

  @Field(() => [PlaylistType], { description: "Matching playlists, without hidden ones." })
  playlists!: readonly object[];

  @Field(() => [InstructorType], { description: "Matching teachers, without hidden ones." })
  instructors!: readonly object[];

  @Field(() => [DanceClassType], {
    description: "Matching classes, without unreleased, archived, and hidden ones.",
  })
  classes!: readonly object[];
}

export const SEARCH_PAGE = 10;

@ArgsType()
export class SearchArgs {
  @Field(() => String, { description: "Search text. Only the first 100 characters count." })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    defaultValue: SEARCH_PAGE,
    description: "Maximum number of results of each kind, clamped to 1–10.",
  })
  first?: number | null;
}
