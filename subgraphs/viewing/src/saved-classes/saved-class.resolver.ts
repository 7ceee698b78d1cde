import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { FieldResolver, ID, Resolver, Root } from "type-graphql";
import { DanceClass } from "../dance-classes/dance-class.type";
import type { SavedClassRow } from "./saved-class";
import { SavedClass } from "./saved-class.type";

@Resolver(() => SavedClass)
export class SavedClassResolver {
  @FieldResolver(() => ID)
  id(@Root() { id }: SavedClassRow): string {
    return toGlobalId("SavedClass", id);
  }

  @FieldResolver(() => DanceClass, {
    nullable: true,
    description: "The class. Null while the catalog does not show it.",
  })
  danceClass(@Root() { classId }: SavedClassRow): DanceClass {
    return { classId };
  }
}
