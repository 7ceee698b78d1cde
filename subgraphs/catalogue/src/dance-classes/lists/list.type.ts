import "reflect-metadata";
import { pageArgs } from "@eightcount/service-kit/relay/page-args";
import { ArgsType, Field, Int } from "type-graphql";
import { DanceClassFilter, DanceClassSort } from "../dance-class.type";

export const LISTING_PAGE = 16;
export const OWNED_PAGE = 10;
export const POPULAR = 3;
export const MAX_POPULAR = 12;
export const MAX_RELATED = 5;

@ArgsType()
export class ListingArgs {
  @Field(() => DanceClassFilter, {
    nullable: true,
    description: "Filter of the list. Null lists all classes.",
  })
  filter?: DanceClassFilter | null;

  @Field(() => DanceClassSort, {
    nullable: true,
    defaultValue: DanceClassSort.MOST_POPULAR,
    description: "Sort order of the list.",
  })
  sort?: DanceClassSort | null;
}

export const ListingPageArgs = pageArgs(LISTING_PAGE);
export const OwnedListArgs = pageArgs(OWNED_PAGE);

@ArgsType()
export class PopularArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: POPULAR,
    description: "Number of classes, clamped to 1–12.",
  })
  first?: number | null;
}

@ArgsType()
export class RelatedArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: MAX_RELATED,
    description: "Number of classes, clamped to 1–5.",
  })
  first?: number | null;
}
