import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { FieldResolver, ID, Resolver, Root } from "type-graphql";
import { DanceClass } from "../dance-classes/dance-class.type";
import type { ClassRecordRow } from "./class-record";
import { ClassRecord } from "./class-record.type";

@Resolver(() => ClassRecord)
export class ClassRecordResolver {
  @FieldResolver(() => ID)
  id(@Root() { id }: ClassRecordRow): string {
    return toGlobalId("ClassRecord", id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True while the class is unfinished, unless the member removed it from Continue Dancing and has not danced it since.",
  })
  isInContinueDancing(@Root() { status, setAsideAt }: ClassRecordRow): boolean {
    return status === "STARTED" && setAsideAt === null;
  }

  @FieldResolver(() => DanceClass, {
    nullable: true,
    description: "The class. Null while the catalog does not show it.",
  })
  danceClass(@Root() { classId }: ClassRecordRow): DanceClass {
    return { classId };
  }
}
