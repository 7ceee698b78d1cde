import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Ctx, Query, Resolver } from "type-graphql";
import type { VisitorService } from "./visitor.service";
import { VisitorLocation } from "./visitor.type";

@Resolver()
export class VisitorResolver {
  constructor(private readonly visitors: VisitorService) {}

  @Query(() => VisitorLocation, { description: "Approximate location of the viewer." })
  visitorLocation(@Ctx() { viewer }: SubgraphContext): VisitorLocation {
    return this.visitors.locate(viewer);
  }
}
