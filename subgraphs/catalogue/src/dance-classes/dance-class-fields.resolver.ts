import { type LevelName, levelName } from "@eightcount/rules/catalogue/levels";
import { isNew } from "@eightcount/rules/catalogue/release-dates";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isShed } from "@eightcount/service-kit/pressure/shedding";
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

  @FieldResolver(() => ID, { description: "Row id (UUID) of the class, as in /class/{classId}." })
  classId(@Root() { id }: DanceClass): string {
    return id;
  }

  @FieldResolver(() => levelNames, { description: "Level group that `level` belongs to." })
  levelName(@Root() { level }: DanceClass): LevelName {
    // The database holds only levels 1–10, which all have a name.
    return levelName(level) as LevelName;
  }

  @FieldResolver(() => String, {
    description: "Length formatted as mm:ss, or h:mm:ss for one hour and longer.",
  })
  length(@Root() { lengthSeconds }: DanceClass): string {
    return formatLength(lengthSeconds);
  }

  @FieldResolver(() => Boolean, {
    description: "True if the class was released within the last 14 days.",
  })
  isNew(@Root() { releaseDate }: DanceClass): boolean {
    return isNew(releaseDate, this.clock());
  }

  @FieldResolver(() => String, {
    description: "Signed URL of the 16:9 WebP thumbnail, valid for at least a day.",
  })
  thumbnailUrl(
    @Root() { thumbnailPath }: DanceClass,
    @Arg("width", () => Int, {
      nullable: true,
      defaultValue: STILL_WIDTH,
      description: "Width in pixels, rounded up to 320, 640, or 1280.",
    })
    width: number | null | undefined,
  ): string {
    return this.media.stillUrl(thumbnailPath, width ?? STILL_WIDTH);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Signed URL of a short, silent MP4 trailer, valid for at least a day. Null while the film is being prepared, and under pressure.",
  })
  async trailerUrl(
    @Root() { id, trailerPath }: DanceClass,
    @Ctx() { loaders, pressure }: CatalogueContext,
  ) {
    if (isShed("previews", pressure)) return null;
    return (await loaders.isFilmReady.load({ id })) ? this.media.url(trailerPath) : null;
  }

  @FieldResolver(() => Boolean, { description: "False while the film is being prepared." })
  isPlayable(@Root() { id }: DanceClass, @Ctx() { loaders }: CatalogueContext) {
    return loaders.isFilmReady.load({ id });
  }

  @FieldResolver(() => [TimestampType], {
    description: "Table of contents in playback order. Empty if the class has none.",
  })
  timestamps(@Root() { timestamps }: DanceClass) {
    return timestamps;
  }

  @FieldResolver(() => StyleType, { description: "Style of the class." })
  style(@Root() { styleId }: DanceClass, @Ctx() { loaders }: CatalogueContext) {
    return loaders.style.load(styleId);
  }

  @FieldResolver(() => InstructorType, {
    nullable: true,
    description: "Teacher of the class. Null if hidden.",
  })
  instructor(@Root() { instructorId }: DanceClass, @Ctx() { loaders }: CatalogueContext) {
    return loaders.instructor.load(instructorId);
  }

  @FieldResolver(() => [DanceClassType], {
    description: "Other classes by the same teacher, newest first.",
  })
  moreFromInstructor(
    @Root() { id }: DanceClass,
    @Args(() => RelatedArgs) { first }: RelatedArgs,
    @Ctx() { loaders }: CatalogueContext,
  ) {
    return loaders.relatedClasses.load({ id, relation: "sameInstructor", limit: related(first) });
  }

  @FieldResolver(() => [DanceClassType], {
    description: "Other classes of the same style, nearest level first.",
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
