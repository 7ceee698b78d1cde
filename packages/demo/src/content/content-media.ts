import type { ContentFilm } from "./content-film";
import { type FilmPlan, filmPlan } from "./film-plan";

export type CameraAngle = "FRONT" | "BACK";

export interface ContentAngle {
  readonly angle: CameraAngle;
  readonly manifestPath: string;
  /** The encoder's JSON, such as `{"container":{"duration":seconds}}`. */
  readonly srcMediainfo: string;
}

/** One stream in all camera angles. Paths are below `/media/`. */
export interface ContentPart {
  readonly durationSeconds: number;
  readonly angles: readonly ContentAngle[];
  readonly captionsPath: string;
  readonly spritePath: string;
  readonly posterPath: string;
}

export interface ContentMedia {
  readonly parts: readonly ContentPart[];
  readonly trailerPath: string;
  /** The manifests are missing on purpose. */
  readonly isManifestMissing: boolean;
}

export function classFolder(classId: string, part = 0): string {
  return part === 0 ? `classes/${classId}` : `classes/${classId}/part-${part + 1}`;
}

export function partPlans(input: {
  readonly film: ContentFilm;
  readonly targetSeconds: number;
  readonly partCount: number;
}): readonly FilmPlan[] {
  return Array.from({ length: input.partCount }, () =>
    filmPlan(input.film, input.targetSeconds / input.partCount),
  );
}

export function mediaOf(input: {
  readonly classId: string;
  readonly plans: readonly FilmPlan[];
  readonly isManifestMissing: boolean;
}): ContentMedia {
  const parts = input.plans.map((plan, part): ContentPart => {
    const folder = classFolder(input.classId, part);
    const srcMediainfo = JSON.stringify({ container: { duration: plan.durationSeconds } });
    return {
      durationSeconds: plan.durationSeconds,
      angles: [
        { angle: "FRONT", manifestPath: `${folder}/front.m3u8`, srcMediainfo },
        { angle: "BACK", manifestPath: `${folder}/back.m3u8`, srcMediainfo },
      ],
      captionsPath: `${folder}/captions.vtt`,
      spritePath: `${folder}/sprite.vtt`,
      posterPath: `${folder}/poster.webp`,
    };
  });
  return {
    parts,
    trailerPath: `${classFolder(input.classId)}/trailer.mp4`,
    isManifestMissing: input.isManifestMissing,
  };
}
