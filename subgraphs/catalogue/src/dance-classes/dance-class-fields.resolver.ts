import { type LevelName, levelName } from "@eightcount/rules/catalogue/levels";
import { isNew } from "@eightcount/rules/catalogue/release-dates";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import type { CatalogueContext } from "../context";
import { InstructorType } from "../instructors/instructor.type";
import type { MediaUrlService } from "../media/media-url.service";
import { StyleType } from "../styles/style.type";
import { formatLength } from "./class-length.rules";
import type { DanceClass } from "./dance-class";
import { DanceClassType, levelNames, TimestampType } from "./dance-class.type";
import { MAX_RELATED, RelatedArgs } from "./lists/list.type";

const STILL_WIDTH = 640;

@Resolver(() => DanceClassType)
export class DanceClassFieldsResolver {
  constructor(
    private readonly media: MediaUrlService,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => ID)
  id(@Root() { id }: DanceClass): string {
    return toGlobalId("DanceClass", id);
  }

  @FieldResolver(() => ID, { description: "The class's own id (uuid), as in /class/{classId}." })
  classId(@Root() { id }: DanceClass): string {
    return id;
  }

  @FieldResolver(() => levelNames, { description: "The group the level falls into." })
  levelName(@Root() { level }: DanceClass): LevelName {
    // The database holds only levels 1–10, which all have a name.
    return levelName(level) as LevelName;
  }

  @FieldResolver(() => String, { description: "The length as mm:ss, or h:mm:ss from an hour on." })
  length(@Root() { lengthSeconds }: DanceClass): string {
    return formatLength(lengthSeconds);
  }

  @FieldResolver(() => Boolean, { description: "Released within the last 14 days." })
  isNew(@Root() { releaseDate }: DanceClass): boolean {
    return isNew(releaseDate, this.clock());
  }

  @FieldResolver(() => String, {
    description: "Signed address of the 16:9 WebP still; valid for at least a day.",
  })
  thumbnailUrl(
    @Root() { thumbnailPath }: DanceClass,
    @Arg("width", () => Int, {
      nullable: true,
      defaultValue: STILL_WIDTH,
      description: "In pixels; the next of 320, 640 and 1280 is answered.",
    })
    width: number | null | undefined,
  ): string {
    return this.media.stillUrl(thumbnailPath, width ?? STILL_WIDTH);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Signed address of a short muted MP4; null while the film is being rendered.",
  })
  async trailerUrl(@Root() { id, trailerPath }: DanceClass, @Ctx() { loaders }: CatalogueContext) {
    return (await loaders.isFilmReady.load({ id })) ? this.media.url(trailerPath) : null;
  }

  @FieldResolver(() => Boolean, { description: "False while the film is still being rendered." })
  isPlayable(@Root() { id }: DanceClass, @Ctx() { loaders }: CatalogueContext) {
    return loaders.isFilmReady.load({ id });
  }

  @FieldResolver(() => [TimestampType], {
    description: "Table of contents in playing order; empty when the class has none.",
  })
  timestamps(@Root() { timestamps }: DanceClass) {
    return timestamps;
  }

  @FieldResolver(() => StyleType, { description: "The class's style." })
  style(@Root() { styleId }: DanceClass, @Ctx() { loaders }: CatalogueContext) {
    return loaders.style.load(styleId);
  }

  @FieldResolver(() => InstructorType, {
    nullable: true,
    description: "The teacher; null when hidden.",
  })
  instructor(@Root() { instructorId }: DanceClass, @Ctx() { loaders }: CatalogueContext) {
    return loaders.instructor.load(instructorId);
  }

  @FieldResolver(() => [DanceClassType], {
    description: "Other released classes of the teacher, newest first; at most five.",
  })
  moreFromInstructor(
    @Root() { id }: DanceClass,
    @Args(() => RelatedArgs) { first }: RelatedArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return loaders.relatedClasses.load({ id, relation: "sameInstructor", limit: related(first) });
  }

  @FieldResolver(() => [DanceClassType], {
    description: "Other classes of the style, nearest level first; at most five.",
  })
  similarClasses(
    @Root() { id }: DanceClass,
    @Args(() => RelatedArgs) { first }: RelatedArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return loaders.relatedClasses.load({ id, relation: "similar", limit: related(first) });
  }
}

function related(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? MAX_RELATED, 1), MAX_RELATED);
}
