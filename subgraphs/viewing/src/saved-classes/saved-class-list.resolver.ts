import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { fromGlobalId, toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { Member } from "../members/member.type";
import { cursorOf, keysetOf } from "../paging/keyset";
import type { SavedClassService } from "./saved-class.service";
import {
  SaveClassInput,
  SaveClassResult,
  SavedClassConnection,
  UnsaveClassInput,
  UnsaveClassResult,
} from "./saved-class.type";

const SAVED_PAGE = 20;

@Resolver(() => Member)
export class SavedClassListResolver {
  constructor(private readonly saved: SavedClassService) {}

  @FieldResolver(() => SavedClassConnection, {
    nullable: true,
    description: "Saved classes, most recently saved first. Null unless the viewer is the member.",
  })
  async savedClasses(
    @Root() { memberId }: Member,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: SAVED_PAGE,
      description: "Page size, clamped to 1–100.",
    })
    first: number | null,
    @Arg("after", () => String, {
      nullable: true,
      description: "Returns the edges after this cursor. An invalid cursor is an error.",
    })
    after: string | null,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const page = { limit: pageSize(first ?? undefined, SAVED_PAGE), after: keysetOf(after) };
    const listed = await this.saved.list(viewer, memberId, page);
    return listed && toConnection(listed);
  }

  @Mutation(() => SaveClassResult, {
    description:
      "Saves a class to the signed-in member's list. Requires an entitled member, otherwise fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  async saveClass(
    @Arg("input", () => SaveClassInput, { description: "The class to save." })
    input: SaveClassInput,
    @Ctx() { viewer, loaders }: ViewingContext,
  ) {
    const saved = await this.saved.save(viewer, input.classId);
    if (isRefusal(saved)) return saved;
    const { classId, id, updatedAt } = saved;
    loaders.savedClassByClass.clear(classId).prime(classId, saved);
    const edge = { node: saved, cursor: cursorOf({ at: updatedAt, id }) };
    return { savedClass: edge, danceClass: { classId } };
  }

  @Mutation(() => UnsaveClassResult, {
    description:
      "Removes a class from the signed-in member's saved list. Requires an entitled member, otherwise fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  async unsaveClass(
    @Arg("input", () => UnsaveClassInput, { description: "The saved class to remove." })
    input: UnsaveClassInput,
    @Ctx() { viewer, loaders }: ViewingContext,
  ) {
    const id = fromGlobalId(input.savedClassId, "SavedClass");
    const removed = await this.saved.unsave(viewer, id);
    if (isRefusal(removed)) return removed;
    const { classId } = removed;
    loaders.savedClassByClass.clear(classId);
    return {
      deletedSavedClassId: toGlobalId("SavedClass", removed.id),
      danceClass: { classId },
    };
  }
}
