import { owns } from "@eightcount/service-kit/viewer/viewer";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { DanceClass } from "../dance-classes/dance-class.type";
import { Member } from "../members/member.type";
import { MAX_RECORDED_CLASSES, type MemberRecordsReadModel } from "./member-records.read-model";

@Resolver(() => Member)
export class RecordedClassesResolver {
  constructor(private readonly records: Pick<MemberRecordsReadModel, "classIds">) {}

  @FieldResolver(() => [DanceClass], {
    nullable: "itemsAndList",
    description: `Classes that the member saved, danced, or rated, by row id and up to ${MAX_RECORDED_CLASSES}, to name them in a data export. An entry is null while the catalog does not show the class. Null unless the viewer is the member.`,
  })
  async recordedClasses(@Root() { memberId }: Member, @Ctx() { viewer }: ViewingContext) {
    if (!owns(viewer, memberId)) return null;
    return (await this.records.classIds(memberId)).map((classId) => ({ classId }));
  }
}
