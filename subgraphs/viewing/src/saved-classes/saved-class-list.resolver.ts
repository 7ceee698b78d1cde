import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { fromGlobalId, toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { type PageArgs, pageArgs } from "@eightcount/service-kit/relay/page-args";
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
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
const SavedArgs = pageArgs(SAVED_PAGE);

@Resolver(() => Member)
export class SavedClassListResolver {
  constructor(private readonly saved: SavedClassService) {}

  @FieldResolver(() => SavedClassConnection, {
    nullable: true,
    description: "Saved classes, most recently saved first. Null unless the viewer is the member.",
  })
  async savedClasses(
    @Root() { memberId }: Member,
    @Args(() => SavedArgs) { first, after }: PageArgs,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const page = { limit: pageSize(first, SAVED_PAGE), after: keysetOf(after) };
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
