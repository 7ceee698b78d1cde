import type { ViewingStatus as ViewingStatusName } from "@eightcount/rules/watching/viewing-status";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { type PageArgs, pageArgs } from "@eightcount/service-kit/relay/page-args";
import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { DanceClass } from "../dance-classes/dance-class.type";
import { ViewingStatus } from "../generated/type-graphql/enums/ViewingStatus";
import { Member } from "../members/member.type";
import { CreationOrder } from "../paging/creation-order";
import { type CreationOrderName, keysetOf } from "../paging/keyset";
import type { ViewedClassRow } from "./viewed-class";
import type { ViewedClassService } from "./viewed-class.service";
import { ViewedClass, ViewedClassConnection, ViewingOriginFields } from "./viewed-class.type";

const VIEWINGS_PAGE = 100;
const ViewingsArgs = pageArgs(VIEWINGS_PAGE);

@Resolver(() => Member)
export class ViewedClassListResolver {
  constructor(private readonly viewings: ViewedClassService) {}

  @FieldResolver(() => ViewedClassConnection, {
    nullable: true,
    description: "Viewings, sorted by creation. Null unless the viewer is the member.",
  })
  async viewedClasses(
    @Root() { memberId }: Member,
    @Arg("status", () => ViewingStatus, {
      nullable: true,
      description: "Returns only viewings that ended with this status. Null returns all.",
    })
    status: ViewingStatusName | null,
    @Arg("order", () => CreationOrder, {
      nullable: true,
      defaultValue: CreationOrder.NEWEST_FIRST,
      description: "Sort order by creation time.",
    })
    order: CreationOrderName | null,
    @Args(() => ViewingsArgs) { first, after }: PageArgs,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const page = { limit: pageSize(first, VIEWINGS_PAGE), after: keysetOf(after) };
    const listed = await this.viewings.list(viewer, {
      memberId,
      status: status ?? null,
      order: order ?? CreationOrder.NEWEST_FIRST,
      page,
    });
    return listed && toConnection(listed);
  }
}

@Resolver(() => ViewedClass)
export class ViewedClassResolver {
  @FieldResolver(() => DanceClass, { nullable: true })
  danceClass(@Root() { classId }: ViewedClassRow): DanceClass {
    return { classId };
  }

  @FieldResolver(() => ViewingOriginFields)
  origin(@Root() row: ViewedClassRow): ViewingOriginFields {
    return row;
  }
}
