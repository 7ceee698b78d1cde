import { type ContentFilm, FRAMES_PER_SECOND } from "./content-film";
import { type Phrase, type SectionName, sectionRules, sectionsFor } from "./film-section";

export interface PlannedEntry {
  readonly phrase: Phrase;
  readonly section: SectionName;
  readonly startSeconds: number;
  readonly durationSeconds: number;
}

/** Timeline of one continuous stream, with title cards and count-ins. */
export interface FilmPlan {
  readonly sections: readonly PlannedSection[];
  readonly entries: readonly PlannedEntry[];
  readonly durationSeconds: number;
}

export interface PlannedSection {
  readonly name: SectionName;
  readonly startSeconds: number;
  readonly passes: number;
  readonly entries: readonly PlannedEntry[];
}

export function halvesOf(phrase: Phrase): 1 | 2 {
  return phrase === "ready" || phrase.startsWith("card-") ? 1 : 2;
}

const halves = (phrases: readonly Phrase[]): number =>
  phrases.reduce((sum, phrase) => sum + halvesOf(phrase), 0);

interface Draft {
  readonly name: SectionName;
  readonly size: number;
  readonly wanted: number;
  passes: number;
  used: number;
}

function draftSections(total: number, names: readonly SectionName[]): Draft[] {
  const shares = names.reduce((sum, name) => sum + sectionRules[name].share, 0);
  return names.map((name) => {
    const { opening = [], pass, share } = sectionRules[name];
    const size = halves(pass);
    const wanted = (share / shares) * total;
    const fixed = 1 + halves(opening);
    const passes = Math.max(1, Math.floor((wanted - fixed) / size));
    return { name, size, wanted, passes, used: fixed + passes * size };
  });
}

/** Adds passes to the sections that lack most, and returns the remaining half eight-counts. */
function topUp(drafts: readonly Draft[], total: number): number {
  let rest = total - drafts.reduce((sum, draft) => sum + draft.used, 0);
  for (;;) {
    const [neediest] = drafts
      .filter((draft) => draft.size <= rest)
      .sort((a, b) => b.wanted - b.used - (a.wanted - a.used));
    if (!neediest) return Math.max(0, rest);
    neediest.passes += 1;
    neediest.used += neediest.size;
    rest -= neediest.size;
  }
}

/** The warm-up absorbs the remainder as a count-in before it or an eight-count after it. */
function phrasesOf(draft: Draft, rest: number): readonly Phrase[] {
  const { opening = [], pass } = sectionRules[draft.name];
  const isWarmUp = draft.name === "warmUp";
  return [
    `card-${draft.name}`,
    ...(isWarmUp && rest % 2 === 1 ? (["ready"] as const) : []),
    ...opening,
    ...Array.from({ length: draft.passes }, () => pass).flat(),
    ...(isWarmUp && rest >= 2 ? (["warm-1"] as const) : []),
  ];
}

/** The table of contents, the playlist, and the class's length all use this plan. */
export function filmPlan(film: ContentFilm, targetSeconds: number): FilmPlan {
  const halfFrames = film.framesPerEight / 2;
  const secondsAt = (half: number) => (half * halfFrames) / FRAMES_PER_SECOND;
  const total = Math.round(targetSeconds / secondsAt(1));
  const drafts = draftSections(total, sectionsFor(targetSeconds));
  const rest = topUp(drafts, total);
  let position = 0;
  const sections = drafts.map((draft): PlannedSection => {
    const start = position;
    const entries = phrasesOf(draft, rest).map((phrase): PlannedEntry => {
      const startSeconds = secondsAt(position);
      position += halvesOf(phrase);
      return {
        phrase,
        section: draft.name,
        startSeconds,
        durationSeconds: secondsAt(halvesOf(phrase)),
      };
    });
    return { name: draft.name, startSeconds: secondsAt(start), passes: draft.passes, entries };
  });
  return {
    sections,
    entries: sections.flatMap((section) => section.entries),
    durationSeconds: secondsAt(position),
  };
}
