import { Arg, Directive, Query, Resolver } from "type-graphql";
import { DanceClassFilter } from "../dance-class.type";
import type { ClassFilterCountService } from "./option-count.service";
import { ClassFilterCountsType } from "./option-count.type";

@Resolver()
export class ClassFilterCountResolver {
  constructor(private readonly service: ClassFilterCountService) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => ClassFilterCountsType, {
    description:
      "Number of classes that each filter option would list, given the rest of the filter.",
  })
  classFilterCounts(
    @Arg("filter", () => DanceClassFilter, {
      nullable: true,
      description: "Current filter. Null means no filter.",
    })
    filter: DanceClassFilter | null | undefined,
  ) {
    return this.service.count(filter ?? {});
  }
}
