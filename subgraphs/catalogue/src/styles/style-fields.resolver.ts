import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { PageArgs } from "@eightcount/service-kit/relay/page-args";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import type { CatalogueContext } from "../context";
import { DanceClassConnection, DanceClassType } from "../dance-classes/dance-class.type";
import { OwnedListArgs, PopularArgs } from "../dance-classes/lists/list.type";
import { ownedClassConnection, popularClasses } from "../dance-classes/lists/owned-class-fields";
import { InstructorType } from "../instructors/instructor.type";
import type { MediaUrlService } from "../media/media-url.service";
import type { Style } from "./style";
import { StyleType } from "./style.type";

const TRAILER_CANDIDATES = 3;

@Resolver(() => StyleType)
export class StyleFieldsResolver {
  constructor(private readonly media: MediaUrlService) {}

  @FieldResolver(() => ID)
  id(@Root() { id }: Style): string {
    return toGlobalId("Style", id);
  }

  @FieldResolver(() => String, {
    description: "Signed URL of the square WebP tile, valid for at least a day.",
  })
  imageUrl(
    @Root() { imagePath }: Style,
    @Arg("width", () => Int, {
      nullable: true,
      defaultValue: 720,
      description: "Ignored. Tiles are always 720 pixels wide.",
    })
    _width: number | null | undefined,
  ): string {
    return this.media.url(imagePath);
  }

  @FieldResolver(() => String, {
    description: "Signed URL of the WebP banner artwork, valid for at least a day.",
  })
  pageImageUrl(@Root() { pageImagePath }: Style): string {
    return this.media.url(pageImagePath);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Signed URL of a popular class's trailer, valid for at least a day. Null if no trailer is ready.",
  })
  async trailerUrl(@Root() { id }: Style, @Ctx() { loaders }: CatalogueContext) {
    const popular = await popularClasses(loaders, { owner: "style", id }, TRAILER_CANDIDATES);
    const isReady = await Promise.all(
      popular.map((one) => loaders.isFilmReady.load({ id: one.id })),
    );
    const ready = popular.find((_, index) => isReady[index]);
    return ready ? this.media.url(ready.trailerPath) : null;
  }

  @FieldResolver(() => Int, {
    description: "Number of listed classes of this style.",
  })
  totalClasses(@Root() { id }: Style, @Ctx() { loaders }: CatalogueContext) {
    return loaders.classCount.load({ owner: "style", id });
  }

  @FieldResolver(() => [InstructorType], {
    description: "Teachers of the style's classes, without duplicates and sorted by name.",
  })
  instructors(@Root() { id }: Style, @Ctx() { loaders }: CatalogueContext) {
    return loaders.teachers.load({ owner: "style", id });
  }

  @FieldResolver(() => [DanceClassType], {
    description: "Classes with the most views, then newest first.",
  })
  popularClasses(
    @Root() { id }: Style,
    @Args(() => PopularArgs) { first }: PopularArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return popularClasses(loaders, { owner: "style", id }, first);
  }

  @FieldResolver(() => DanceClassConnection, { description: "All listed classes, newest first." })
  classes(
    @Root() { id }: Style,
    @Args(() => OwnedListArgs) args: PageArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return ownedClassConnection(loaders, { owner: "style", id, order: "NEWEST" }, args);
  }
}
