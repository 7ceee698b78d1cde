import type { ContentFilm } from "../../content/content-film";
import { halvesOf } from "../../content/film-plan";
import { type Phrase, type SectionName, sectionNames } from "../../content/film-section";
import type { ClipName } from "../choreography/choreography";

/** A phrase inside the media files of a film. Every playlist entry refers to one. */
export interface FilmSegment {
  readonly phrase: Phrase;
  readonly firstFrame: number;
  readonly frames: number;
}

export type PhraseContent =
  | { readonly kind: "dance"; readonly clip: ClipName; readonly eight: number }
  | { readonly kind: "card"; readonly section: SectionName };

const danced: readonly Phrase[] = [
  "ready",
  "warm-1",
  "warm-2",
  "combo-1",
  "combo-2",
  "combo-3",
  "combo-4",
];
const cards = sectionNames.map((name): Phrase => `card-${name}`);

/** Every segment is a whole number of counts. */
export const framesPerCount = ({ framesPerEight }: Pick<ContentFilm, "framesPerEight">): number =>
  framesPerEight / 8;

/** Cards come last, because only the front view contains them. */
export function filmSegments(film: Pick<ContentFilm, "framesPerEight">): readonly FilmSegment[] {
  let firstFrame = 0;
  return [...danced, ...cards].map((phrase) => {
    const frames = (film.framesPerEight / 2) * halvesOf(phrase);
    const segment = { phrase, firstFrame, frames };
    firstFrame += frames;
    return segment;
  });
}

export function contentOf(phrase: Phrase): PhraseContent {
  if (phrase === "ready") return { kind: "dance", clip: "ready", eight: 0 };
  const [name = "", detail = ""] = phrase.split("-");
  if (name === "card") return { kind: "card", section: detail as SectionName };
  return { kind: "dance", clip: name as ClipName, eight: Number(detail) - 1 };
}

export const isCard = (phrase: Phrase): boolean => contentOf(phrase).kind === "card";
