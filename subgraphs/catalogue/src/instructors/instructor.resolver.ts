import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
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
  @Query(() => InstructorConnection, { description: "Every teacher, by name." })
  async instructors(@Args(() => InstructorsArgs) { first, after }: InstructorsArgs) {
    const size = pageSize(first ?? undefined, INSTRUCTORS_PAGE);
    return toConnection(await this.service.list({ first: size, after: after ?? null }));
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => InstructorType, {
    nullable: true,
    description: "One teacher; null when unknown or hidden.",
  })
  instructor(
    @Arg("name", () => String, {
      description: "Display name or route slug; case and accents do not count.",
    })
    name: string,
  ) {
    return this.service.find(name);
  }
}
