import type { Clock } from "@eightcount/service-kit/clock/clock";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import type { PageArgs } from "@eightcount/service-kit/relay/page-args";
import { Arg, Args, Directive, ID, Query, Resolver } from "type-graphql";
import type { DanceClassService } from "./dance-class.service";
import { DanceClassConnection, DanceClassType } from "./dance-class.type";
import { listingFilter } from "./filter/class-filter.rules";
import { LISTING_PAGE, ListingArgs, ListingPageArgs } from "./lists/list.type";

@Resolver()
export class DanceClassResolver {
  constructor(
    private readonly classes: DanceClassService,
    private readonly clock: Clock,
  ) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => DanceClassConnection, {
    description: "The class listing. Never contains unreleased, archived, or hidden classes.",
  })
  async danceClasses(
    @Args(() => ListingPageArgs) { first, after }: PageArgs,
    @Args(() => ListingArgs) { filter, sort }: ListingArgs,
  ) {
    const page = await this.classes.list({
      filter: listingFilter(filter ?? {}, this.clock()),
      order: sort ?? "MOST_POPULAR",
      first: pageSize(first, LISTING_PAGE),
      after: after ?? null,
    });
    return toConnection(page);
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => DanceClassType, {
    nullable: true,
    description:
      "Finds a class by row id. Null if unknown, hidden, or not yet released. Includes archived classes.",
  })
  danceClass(
    @Arg("classId", () => ID, {
      description: "Row id (UUID) of the class, as in /class/{classId}.",
    })
    classId: string,
  ) {
    return this.classes.find(classId);
  }
}
