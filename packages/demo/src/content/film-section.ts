import type { ContentFilm } from "./content-film";

export type SectionName =
  | "welcome"
  | "warmUp"
  | "partOne"
  | "partTwo"
  | "corners"
  | "together"
  | "fullOut"
  | "coolDown";

/** Count-ins and title cards last half an eight-count, other phrases a whole one. */
export type Phrase =
  | "ready"
  | "warm-1"
  | "warm-2"
  | "combo-1"
  | "combo-2"
  | "combo-3"
  | "combo-4"
  | `card-${SectionName}`;

export interface SectionRule {
  readonly heading: string;
  readonly subtitle: string;
  /** Share of the class, before rounding to whole passes. */
  readonly share: number;
  readonly opening?: readonly Phrase[];
  readonly pass: readonly Phrase[];
  /** Positions in the first pass and titles for the table of contents. */
  readonly entries: (film: ContentFilm) => readonly (readonly [place: number, title: string])[];
  /** Shown halfway through a section with many passes. */
  readonly later: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const combo: readonly Phrase[] = ["combo-1", "combo-2", "combo-3", "combo-4"];

/** Every film contains one title card per section. */
export const sectionRules: Readonly<Record<SectionName, SectionRule>> = {
  welcome: {
    heading: "Welcome",
    subtitle: "Meet the groove",
    share: 0.05,
    pass: ["warm-1", "warm-2"],
    entries: () => [[0, "Meet the groove"]],
    later: "Find your own size",
  },
  warmUp: {
    heading: "Warm up",
    subtitle: "Bounce, roll, reach",
    share: 0.14,
    pass: ["warm-1", "warm-2"],
    entries: () => [[0, "Wake the body up"]],
    later: "Bigger range",
  },
  partOne: {
    heading: "Part one",
    subtitle: "First two eights",
    share: 0.19,
    pass: ["ready", "combo-1", "combo-2"],
    entries: ({ phrases }) => [
      [1, capitalised(phrases[0])],
      [2, capitalised(phrases[1])],
    ],
    later: "Cleaner, same tempo",
  },
  partTwo: {
    heading: "Part two",
    subtitle: "Second two eights",
    share: 0.19,
    pass: ["ready", "combo-3", "combo-4"],
    entries: ({ phrases }) => [
      [1, capitalised(phrases[2])],
      [2, capitalised(phrases[3])],
    ],
    later: "Look up, less thinking",
  },
  corners: {
    heading: "The corners",
    subtitle: "Where one part meets the next",
    share: 0.12,
    pass: ["ready", "combo-2", "combo-3"],
    entries: () => [[1, "Turn the corner"]],
    later: "No pause in the middle",
  },
  together: {
    heading: "Put it together",
    subtitle: "Four eights, clean",
    share: 0.2,
    pass: ["ready", ...combo],
    entries: () => [[1, "From the top"]],
    later: "Turn the angle, try the back view",
  },
  fullOut: {
    heading: "Full out",
    subtitle: "With music, no stopping",
    share: 0.17,
    opening: ["ready"],
    pass: combo,
    entries: () => [[0, "Perform it"]],
    later: "Last ones, spend everything",
  },
  coolDown: {
    heading: "Cool down",
    subtitle: "Slow it down",
    share: 0.07,
    pass: ["warm-1", "warm-2"],
    entries: () => [[0, "Breathe and thank your legs"]],
    later: "Longer, quieter",
  },
};

export const sectionNames = Object.keys(sectionRules) as readonly SectionName[];

const BRIEF: readonly SectionName[] = ["warmUp", "partOne", "fullOut"];
const WITHOUT_FRAME: readonly SectionName[] = [
  "warmUp",
  "partOne",
  "partTwo",
  "together",
  "fullOut",
];

export function sectionsFor(targetSeconds: number): readonly SectionName[] {
  if (targetSeconds < 120) return BRIEF;
  if (targetSeconds < 240) return WITHOUT_FRAME;
  if (targetSeconds < 20 * 60) return sectionNames.filter((name) => name !== "corners");
  return sectionNames;
}
