import { Arg, Directive, Query, Resolver } from "type-graphql";
import { DanceClassFilter } from "../dance-class.type";
import type { ClassFilterCountService } from "./option-count.service";
import { ClassFilterCountsType } from "./option-count.type";

@Resolver()
export class ClassFilterCountResolver {
  constructor(private readonly service: ClassFilterCountService) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => ClassFilterCountsType, {
    description: "How many classes each option of the listing would leave under the others.",
  })
  classFilterCounts(
    @Arg("filter", () => DanceClassFilter, {
      nullable: true,
      description: "What is chosen now; nothing unless told.",
    })
    filter: DanceClassFilter | null | undefined,
  ) {
    return this.service.count(filter ?? {});
  }
}
