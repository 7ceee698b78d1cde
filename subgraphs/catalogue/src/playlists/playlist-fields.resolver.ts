import { compareStyles } from "@eightcount/rules/catalogue/style-order";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { PageArgs } from "@eightcount/service-kit/relay/page-args";
import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import type { CatalogueContext } from "../context";
import { DanceClassConnection, DanceClassType } from "../dance-classes/dance-class.type";
import { OwnedListArgs, PopularArgs } from "../dance-classes/lists/list.type";
import { ownedClassConnection, popularClasses } from "../dance-classes/lists/owned-class-fields";
import { InstructorType } from "../instructors/instructor.type";
import type { MediaUrlService } from "../media/media-url.service";
import { StyleType } from "../styles/style.type";
import type { Playlist } from "./playlist";
import { PlaylistType } from "./playlist.type";

@Resolver(() => PlaylistType)
export class PlaylistFieldsResolver {
  constructor(private readonly media: MediaUrlService) {}

  @FieldResolver(() => ID)
  id(@Root() { id }: Playlist): string {
    return toGlobalId("Playlist", id);
  }

  @FieldResolver(() => String, {
    description: "Signed URL of the 16:9 WebP cover, valid for at least a day.",
  })
  imageUrl(@Root() { imagePath }: Playlist): string {
    return this.media.url(imagePath);
  }

  @FieldResolver(() => String, {
    description: "Signed URL of the WebP banner artwork, valid for at least a day.",
  })
  pageImageUrl(@Root() { pageImagePath }: Playlist): string {
    return this.media.url(pageImagePath);
  }

  @FieldResolver(() => Int, { description: "Number of listed classes in the playlist." })
  totalClasses(@Root() { id }: Playlist, @Ctx() { loaders }: CatalogueContext) {
    return loaders.classCount.load({ owner: "playlist", id });
  }

  @FieldResolver(() => [InstructorType], {
    description: "Teachers of the playlist's classes, without duplicates and sorted by name.",
  })
  instructors(@Root() { id }: Playlist, @Ctx() { loaders }: CatalogueContext) {
    return loaders.teachers.load({ owner: "playlist", id });
  }

  @FieldResolver(() => [StyleType], {
    description: "Styles of the playlist's classes, without duplicates and in display order.",
  })
  async styles(@Root() { id }: Playlist, @Ctx() { loaders }: CatalogueContext) {
    const ids = new Set(await loaders.playlistStyleIds.load({ id }));
    const styles = (await loaders.visibleStyles()).filter((style) => ids.has(style.id));
    return styles.sort(compareStyles);
  }

  @FieldResolver(() => [DanceClassType], {
    description: "Classes with the most views, then newest first.",
  })
  popularClasses(
    @Root() { id }: Playlist,
    @Args(() => PopularArgs) { first }: PopularArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return popularClasses(loaders, { owner: "playlist", id }, first);
  }

  @FieldResolver(() => DanceClassConnection, { description: "Classes in playlist order." })
  classes(
    @Root() { id }: Playlist,
    @Args(() => OwnedListArgs) args: PageArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return ownedClassConnection(loaders, { owner: "playlist", id, order: "POSITION" }, args);
  }
}
