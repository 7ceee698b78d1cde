import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { DanceClass } from "../dance-classes/dance-class.type";
import { Member } from "../members/member.type";
import type { RecordedClassesService } from "./recorded-classes.service";

@Resolver(() => Member)
export class RecordedClassesResolver {
  constructor(private readonly classes: RecordedClassesService) {}

  @FieldResolver(() => [DanceClass], {
    nullable: "itemsAndList",
    description:
      "Classes that the member saved, danced, or rated, by row id and up to 1000, to name them in a data export. An entry is null while the catalog does not show the class. Null unless the viewer is the member.",
  })
  async recordedClasses(@Root() { memberId }: Member, @Ctx() { viewer }: ViewingContext) {
    const ids = await this.classes.list(viewer, memberId);
    return ids?.map((classId) => ({ classId }));
  }
}
