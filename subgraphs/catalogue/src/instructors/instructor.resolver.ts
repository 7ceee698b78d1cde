import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import type { PageArgs } from "@eightcount/service-kit/relay/page-args";
import { Arg, Args, Directive, Query, Resolver } from "type-graphql";
import type { InstructorService } from "./instructor.service";
import {
  INSTRUCTORS_PAGE,
  InstructorConnection,
  InstructorsArgs,
  InstructorType,
} from "./instructor.type";

@Resolver()
export class InstructorResolver {
  constructor(private readonly service: InstructorService) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => InstructorConnection, {
    description: "All teachers, sorted by name, without hidden ones.",
  })
  async instructors(@Args(() => InstructorsArgs) { first, after }: PageArgs) {
    const size = pageSize(first, INSTRUCTORS_PAGE);
    return toConnection(await this.service.list({ first: size, after: after ?? null }));
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => InstructorType, {
    nullable: true,
    description: "Finds a teacher by name. Null if unknown or hidden.",
  })
  instructor(
    @Arg("name", () => String, {
      description: "Display name or slug. Ignores case and accents.",
    })
    name: string,
  ) {
    return this.service.find(name);
  }
}
