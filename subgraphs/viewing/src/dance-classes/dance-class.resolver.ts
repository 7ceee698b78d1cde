import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { ClassProgress } from "../progress/class-progress.type";
import { DanceClass } from "./dance-class.type";

@Resolver(() => DanceClass)
export class DanceClassResolver {
  @FieldResolver(() => ID, { description: "Relay id: base64url of `DanceClass:<uuid>`." })
  id(@Root() { classId }: DanceClass): string {
    return toGlobalId("DanceClass", classId);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      "Relay id of the viewer's SavedClass. Null if the class is not saved, and for visitors.",
  })
  async savedClassId(@Root() { classId }: DanceClass, @Ctx() { loaders }: ViewingContext) {
    const saved = await loaders.savedClassByClass.load(classId);
    return saved && toGlobalId("SavedClass", saved.id);
  }

  @FieldResolver(() => ClassProgress, {
    nullable: true,
    description: "The viewer's progress in this class. Null for visitors.",
  })
  progress(@Root() { classId }: DanceClass, @Ctx() { loaders }: ViewingContext) {
    return loaders.progressByClass.load(classId);
  }
}
