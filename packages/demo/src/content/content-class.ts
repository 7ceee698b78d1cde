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

export interface ContentClass {
  readonly id: string;
  readonly slug: string;
  readonly songName: string;
  readonly songArtist: string;
  readonly description: string;
  /** 1–10. */
  readonly level: number;
  readonly styleSlug: string;
  readonly instructorSlug: string;
  readonly filmId: string;
  /** Exact total length of all streams. */
  readonly durationSeconds: number;
  /** Whole seconds, rounded down like a player's clock. */
  readonly lengthSeconds: number;
  /** Hours before the seed time. Negative for a future release. */
  readonly releasedHoursBefore: number;
  readonly totalViews: number;
  readonly tags: readonly string[];
  readonly isArchived: boolean;
  /** Empty if the class has no table of contents. */
  readonly timestamps: readonly ContentTimestamp[];
  readonly plans: readonly FilmPlan[];
  readonly media: ContentMedia;
}

const secondsOf = (clock: string): number =>
  clock.split(":").reduce((total, field) => total * 60 + Number(field), 0);

function toClass(seed: ClassSeed): ContentClass {
  const slug = slugOf(seed.songName);
  const id = contentId("class", slug);
  const film = filmById(seed.film);
  const plans = partPlans({
    film,
    targetSeconds: secondsOf(seed.targetLength),
    partCount: seed.partCount ?? 1,
  });
  const durationSeconds = plans.reduce((sum, plan) => sum + plan.durationSeconds, 0);
  const [first] = plans;
  return {
    id,
    slug,
    songName: seed.songName,
    songArtist: seed.songArtist,
    description: seed.description,
    level: seed.level,
    styleSlug: slugOf(film.style),
    instructorSlug: seed.instructor,
    filmId: film.id,
    durationSeconds,
    lengthSeconds: Math.floor(durationSeconds + 1e-6),
    releasedHoursBefore: seed.releasedHoursBefore,
    totalViews: seed.totalViews,
    tags: seed.tags,
    isArchived: seed.isArchived ?? false,
    timestamps: first && (seed.hasTimestamps ?? true) ? timestampsOf(first, film) : [],
    plans,
    media: mediaOf({ classId: id, plans, isManifestMissing: seed.isManifestMissing ?? false }),
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
