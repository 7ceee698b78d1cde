import { contentId } from "./content-id";
import { slugOf } from "./slug";

export interface ContentStyle {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Dark background, `#RRGGBB`. White text on it passes WCAG AA. */
  readonly pageColor1: string;
  /** Light accent, `#RRGGBB`. */
  readonly pageColor2: string;
  /** Eight accents from 0 to 3, one per count. */
  readonly rhythm: readonly number[];
  readonly position: number;
  readonly isHidden: boolean;
}

type StyleSeed = readonly [
  name: string,
  colors: readonly [string, string],
  rhythm: string,
  description: string,
];

const seeds: readonly StyleSeed[] = [
  [
    "Jazz Funk",
    ["#3B0A3F", "#FF6A3D"],
    "31213213",
    "Sharp jazz lines over funk grooves: big pictures, quick changes and a performance from the first count.",
  ],
  [
    "Heels",
    ["#45000F", "#FF3B4E"],
    "30123012",
    "Walks, turns and floorwork in heels. Balance first, attitude straight after.",
  ],
  [
    "Hip Hop",
    ["#1B1F33", "#FFB224"],
    "30030130",
    "Bounce, rock and texture. Learn the grooves the steps are built from, then make them yours.",
  ],
  [
    "Dancehall",
    ["#0B3B2A", "#FFDD33"],
    "30130131",
    "Kingston's party steps, low and loud: wine, whine, kick and swing with the knees always soft.",
  ],
  [
    "Contemporary",
    ["#1F2F46", "#B9D4F0"],
    "21102101",
    "Fall, recover, reach and breathe. Long phrases that use the floor as a partner.",
  ],
  [
    "Partnering",
    ["#3A1F2B", "#FFAE9A"],
    "22002211",
    "Two bodies, one balance. Frames, counterweights and the trust that holds them together.",
  ],
  [
    "Latin fusion",
    ["#571A00", "#FF8A1F"],
    "31131120",
    "Hips from the salsa floor, lines from the stage: a warm mix that never stands still.",
  ],
  [
    "Reggaeton",
    ["#003042", "#1FD3C0"],
    "30130130",
    "Dembow in the hips and the street in the shoulders. Low stance, clean drops.",
  ],
  [
    "Afrobeats",
    ["#2E2400", "#C6E32B"],
    "30202031",
    "Leg work from Lagos, Accra and beyond: stamp, gallop and let the chest answer.",
  ],
  [
    "Salsa",
    ["#6B0F1A", "#FFC857"],
    "32203220",
    "Basics, shines and spot turns on the clave, alone first so that any partner is easy.",
  ],
  [
    "Street Jazz",
    ["#2A2320", "#F2E3C9"],
    "31021302",
    "Studio technique with its collar open: kicks, lunges and sudden stops.",
  ],
  [
    "KPOP",
    ["#2E0F6E", "#8CF5DB"],
    "31313122",
    "Point choreography, formations and camera faces, learned one hook at a time.",
  ],
  [
    "Jazz",
    ["#0F2A5C", "#FFD9A0"],
    "20312031",
    "Squares, fan kicks and pirouettes with theatre lights in mind.",
  ],
];

const hiddenSeed: StyleSeed = [
  "Lab",
  ["#202020", "#D0D0D0"],
  "11111111",
  "Where new formats are rehearsed before anyone may see them.",
];

const toStyle =
  (isHidden: boolean) =>
  ([name, colors, rhythm, description]: StyleSeed, position: number): ContentStyle => {
    const slug = slugOf(name);
    return {
      id: contentId("style", slug),
      slug,
      name,
      description,
      pageColor1: colors[0],
      pageColor2: colors[1],
      rhythm: [...rhythm].map(Number),
      position,
      isHidden,
    };
  };

/** In display order. The last one is hidden and must not appear on any page. */
export const styles: readonly ContentStyle[] = [
  ...seeds.map(toStyle(false)),
  { ...toStyle(true)(hiddenSeed, seeds.length) },
];
