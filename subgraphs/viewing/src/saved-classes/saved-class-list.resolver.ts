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
    description: "Saved classes, newest first; null for anybody else who asks.",
  })
  async savedClasses(
    @Root() { memberId }: Member,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: SAVED_PAGE,
      description: "How many at most; 1 to 100.",
    })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Continue after this cursor." })
    after: string | null,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const page = { limit: pageSize(first ?? undefined, SAVED_PAGE), after: keysetOf(after) };
    const listed = await this.saved.list(viewer, memberId, page);
    return listed && toConnection(listed);
  }

  @Mutation(() => SaveClassResult, {
    description: "Keeps a class for later. Subscribers only.",
  })
  async saveClass(
    @Arg("input", () => SaveClassInput, { description: "The class." }) input: SaveClassInput,
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
    description: "Takes a class off the list by the saved record's id. Subscribers only.",
  })
  async unsaveClass(
    @Arg("input", () => UnsaveClassInput, { description: "The saved class." })
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
