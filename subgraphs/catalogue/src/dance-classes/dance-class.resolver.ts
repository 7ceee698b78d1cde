import type { Clock } from "@eightcount/service-kit/clock/clock";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { Arg, Args, Directive, ID, Query, Resolver } from "type-graphql";
import type { DanceClassService } from "./dance-class.service";
import { DanceClassConnection, DanceClassType } from "./dance-class.type";
import { listingFilter } from "./filter/class-filter.rules";
import { LISTING_PAGE, ListingArgs } from "./lists/list.type";

@Resolver()
export class DanceClassResolver {
  constructor(
    private readonly classes: DanceClassService,
    private readonly clock: Clock,
  ) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => DanceClassConnection, {
    description: "The class listing. Future, archived and hidden classes are never in it.",
  })
  async danceClasses(@Args(() => ListingArgs) { filter, sort, first, after }: ListingArgs) {
    const page = await this.classes.list({
      filter: listingFilter(filter ?? {}, this.clock()),
      order: sort ?? "MOST_POPULAR",
      first: pageSize(first ?? undefined, LISTING_PAGE),
      after: after ?? null,
    });
    return toConnection(page);
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => DanceClassType, {
    nullable: true,
    description: "One class; null when unknown, hidden or not released yet. Archived ones remain.",
  })
  danceClass(
    @Arg("classId", () => ID, { description: "The class's own id, as in /class/{classId}." })
    classId: string,
  ) {
    return this.classes.find(classId);
  }
}
