import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { PageArgs } from "@eightcount/service-kit/relay/page-args";
import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import type { CatalogueContext } from "../context";
import { DanceClassConnection, DanceClassType } from "../dance-classes/dance-class.type";
import { OwnedListArgs, PopularArgs } from "../dance-classes/lists/list.type";
import { ownedClassConnection, popularClasses } from "../dance-classes/lists/owned-class-fields";
import type { MediaUrlService } from "../media/media-url.service";
import type { Instructor } from "./instructor";
import { InstructorType } from "./instructor.type";

@Resolver(() => InstructorType)
export class InstructorFieldsResolver {
  constructor(private readonly media: MediaUrlService) {}

  @FieldResolver(() => ID)
  id(@Root() { id }: Instructor): string {
    return toGlobalId("Instructor", id);
  }

  @FieldResolver(() => [String], {
    description: "Display names of the styles taught, main style first, without hidden styles.",
  })
  async stylesTaught(@Root() { stylesTaught }: Instructor, @Ctx() { loaders }: CatalogueContext) {
    const visible = new Set((await loaders.visibleStyles()).map(({ name }) => name));
    return stylesTaught.filter((name) => visible.has(name));
  }

  @FieldResolver(() => String, {
    description: "Signed URL of the square WebP portrait, valid for at least a day.",
  })
  avatarUrl(@Root() { avatarImagePath }: Instructor): string {
    return this.media.url(avatarImagePath);
  }

  @FieldResolver(() => String, {
    description: "Signed URL of the WebP banner artwork, valid for at least a day.",
  })
  profileImageUrl(@Root() { profileImagePath }: Instructor): string {
    return this.media.url(profileImagePath);
  }

  @FieldResolver(() => Int, { description: "Number of listed classes by this teacher." })
  totalClasses(@Root() { id }: Instructor, @Ctx() { loaders }: CatalogueContext) {
    return loaders.classCount.load({ owner: "instructor", id });
  }

  @FieldResolver(() => [DanceClassType], {
    description: "Classes with the most views, then newest first.",
  })
  popularClasses(
    @Root() { id }: Instructor,
    @Args(() => PopularArgs) { first }: PopularArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return popularClasses(loaders, { owner: "instructor", id }, first);
  }

  @FieldResolver(() => DanceClassConnection, { description: "All listed classes, newest first." })
  classes(
    @Root() { id }: Instructor,
    @Args(() => OwnedListArgs) args: PageArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return ownedClassConnection(loaders, { owner: "instructor", id, order: "NEWEST" }, args);
  }
}
