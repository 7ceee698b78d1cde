import type { ClassSeed } from "./class-seed";
import { afrobeatsClasses } from "./classes/afrobeats";
import { contemporaryClasses } from "./classes/contemporary";
import { dancehallClasses } from "./classes/dancehall";
import { heelsClasses } from "./classes/heels";
import { hipHopClasses } from "./classes/hip-hop";
import { jazzClasses } from "./classes/jazz";
import { jazzFunkClasses } from "./classes/jazz-funk";
import { kpopClasses } from "./classes/kpop";
import { latinFusionClasses } from "./classes/latin-fusion";
import { partneringClasses } from "./classes/partnering";
import { reggaetonClasses } from "./classes/reggaeton";
import { salsaClasses } from "./classes/salsa";
import { streetJazzClasses } from "./classes/street-jazz";
import { filmById } from "./content-film";
import { contentId } from "./content-id";
import { type ContentMedia, mediaOf, partPlans } from "./content-media";
import { type ContentTimestamp, timestampsOf } from "./content-timestamp";
import type { FilmPlan } from "./film-plan";
import { slugOf } from "./slug";

type Derived = "film" | "targetLength" | "instructor" | "partCount" | "hasTimestamps";

export interface ContentClass extends Omit<ClassSeed, Derived | "isManifestMissing"> {
  readonly id: string;
  readonly slug: string;
  readonly styleSlug: string;
  readonly instructorSlug: string;
  readonly filmId: string;
  /** Exact total length of all streams. */
  readonly durationSeconds: number;
  /** Whole seconds, rounded down like a player's clock. */
  readonly lengthSeconds: number;
  readonly isArchived: boolean;
  /** Empty if the class has no table of contents. */
  readonly timestamps: readonly ContentTimestamp[];
  readonly plans: readonly FilmPlan[];
  readonly media: ContentMedia;
}

const secondsOf = (clock: string): number =>
  clock.split(":").reduce((total, field) => total * 60 + Number(field), 0);

function toClass({
  film: filmId,
  targetLength,
  instructor: instructorSlug,
  partCount = 1,
  hasTimestamps = true,
  isManifestMissing = false,
  ...seed
}: ClassSeed): ContentClass {
  const slug = slugOf(seed.songName);
  const id = contentId("class", slug);
  const film = filmById(filmId);
  const plans = partPlans({ film, targetSeconds: secondsOf(targetLength), partCount });
  const durationSeconds = plans.reduce((sum, plan) => sum + plan.durationSeconds, 0);
  const [first] = plans;
  return {
    ...seed,
    id,
    slug,
    styleSlug: slugOf(film.style),
    instructorSlug,
    filmId,
    durationSeconds,
    lengthSeconds: Math.floor(durationSeconds + 1e-6),
    isArchived: seed.isArchived ?? false,
    timestamps: first && hasTimestamps ? timestampsOf(first, film) : [],
    plans,
    media: mediaOf({ classId: id, plans, isManifestMissing }),
  };
}

/** Includes archived, future, and hidden classes. */
export const danceClasses: readonly ContentClass[] = [
  ...dancehallClasses,
  ...hipHopClasses,
  ...heelsClasses,
  ...jazzFunkClasses,
  ...contemporaryClasses,
  ...partneringClasses,
  ...latinFusionClasses,
  ...reggaetonClasses,
  ...afrobeatsClasses,
  ...salsaClasses,
  ...streetJazzClasses,
  ...kpopClasses,
  ...jazzClasses,
].map(toClass);

export function releaseDateOf(
  danceClass: Pick<ContentClass, "releasedHoursBefore">,
  seededAt: Date,
): Date {
  return new Date(seededAt.getTime() - danceClass.releasedHoursBefore * 3_600_000);
}
