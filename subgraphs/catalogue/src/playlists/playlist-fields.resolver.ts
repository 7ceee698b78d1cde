import { compareStyles } from "@eightcount/rules/catalogue/style-order";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
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

  @FieldResolver(() => String, { description: "Signed address of the 16:9 WebP cover." })
  imageUrl(@Root() { imagePath }: Playlist): string {
    return this.media.url(imagePath);
  }

  @FieldResolver(() => String, { description: "Signed address of the banner's WebP artwork." })
  pageImageUrl(@Root() { pageImagePath }: Playlist): string {
    return this.media.url(pageImagePath);
  }

  @FieldResolver(() => Int, { description: "Number of its released classes." })
  totalClasses(@Root() { id }: Playlist, @Ctx() { loaders }: CatalogueContext) {
    return loaders.classCount.load({ owner: "playlist", id });
  }

  @FieldResolver(() => [InstructorType], {
    description: "Who teaches its classes: each once, by name, none hidden.",
  })
  instructors(@Root() { id }: Playlist, @Ctx() { loaders }: CatalogueContext) {
    return loaders.teachers.load({ owner: "playlist", id });
  }

  @FieldResolver(() => [StyleType], {
    description: "The styles of its classes, each once, in the display order.",
  })
  async styles(@Root() { id }: Playlist, @Ctx() { loaders }: CatalogueContext) {
    const ids = new Set(await loaders.playlistStyleIds.load({ id }));
    const styles = (await loaders.visibleStyles()).filter((style) => ids.has(style.id));
    return styles.sort(compareStyles);
  }

  @FieldResolver(() => [DanceClassType], { description: "Most viewed first, then the newest." })
  popularClasses(
    @Root() { id }: Playlist,
    @Args(() => PopularArgs) { first }: PopularArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return popularClasses(loaders, { owner: "playlist", id }, first);
  }

  @FieldResolver(() => DanceClassConnection, { description: "Its classes in playing order." })
  classes(
    @Root() { id }: Playlist,
    @Args(() => OwnedListArgs) args: OwnedListArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return ownedClassConnection(loaders, { owner: "playlist", id, order: "POSITION" }, args);
  }
}
