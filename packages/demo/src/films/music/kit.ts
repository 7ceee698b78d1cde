import type { DrumName } from "./drums";
import type { ChordVoice } from "./voices";

export type KitName =
  | "funk"
  | "rnb"
  | "boom"
  | "dancehall"
  | "pad"
  | "latin"
  | "dembow"
  | "afro"
  | "salsa"
  | "kpop"
  | "swing";

/** Sixteen steps of four counts. `.` rest, `o` soft, `x` normal, `X` accent. */
export type Pattern = string;

export interface Kit {
  readonly drums: Partial<Record<DrumName, Pattern>>;
  readonly bass: Pattern;
  /** Delay of off-beats in steps. */
  readonly swing: number;
  readonly isWalkingBass: boolean;
  readonly chords: ChordVoice | "pad" | "montuno";
  readonly chordPattern: Pattern;
  readonly hasArpeggio: boolean;
  readonly hasLead: boolean;
  /** Scale degrees of four bars. */
  readonly progression: readonly [number, number, number, number];
  readonly isMinor: boolean;
}

const rest = "................";

const kit = (
  changes: Partial<Kit> & Pick<Kit, "drums" | "bass" | "chords" | "progression">,
): Kit => ({
  swing: 0,
  isWalkingBass: false,
  chordPattern: rest,
  hasArpeggio: false,
  hasLead: true,
  isMinor: false,
  ...changes,
});

export const kits: Readonly<Record<KitName, Kit>> = {
  funk: kit({
    drums: {
      kick: "X..o..X...X..o..",
      clap: "....X.......X..o",
      hat: "x.o.x.o.x.o.x.oo",
      open: "..............x.",
    },
    bass: "x..x..x...xx..x.",
    swing: 0.08,
    chords: "stab",
    chordPattern: "..x..x....x..x..",
    progression: [0, 5, 3, 4],
    isMinor: true,
  }),
  rnb: kit({
    drums: {
      deepKick: "X.....o...X.....",
      clap: "....X.......X...",
      hat: "x.x.x.xox.x.xooo",
      rim: ".......o......o.",
    },
    bass: "x.....x...x.....",
    swing: 0.06,
    chords: "pad",
    progression: [5, 3, 0, 4],
  }),
  boom: kit({
    drums: { kick: "X..x......X.o...", snare: "....X.......X..o", hat: "x.x.x.x.x.x.x.xo" },
    bass: "x..x......x.x...",
    swing: 0.16,
    chords: "piano",
    chordPattern: "x.......x..x....",
    hasLead: false,
    progression: [0, 0, 3, 4],
    isMinor: true,
  }),
  dancehall: kit({
    drums: {
      kick: "X..X..X.X..X..X.",
      rim: "...x..x....x..x.",
      snare: "...X..x....X..x.",
      shaker: "o.o.o.o.o.o.o.o.",
    },
    bass: "x..x..x.x..x..x.",
    chords: "organ",
    chordPattern: "..x...x...x...x.",
    progression: [0, 3, 4, 3],
    isMinor: true,
  }),
  pad: kit({
    drums: {
      deepKick: "o...............",
      rim: "........o.......",
      shaker: "....o.......o...",
    },
    bass: "x.......x.......",
    chords: "pad",
    hasArpeggio: true,
    progression: [5, 3, 0, 4],
  }),
  latin: kit({
    drums: {
      kick: "X...X...X...X...",
      clave: "x..x..x...x.x...",
      conga: "..o...xx..o...xx",
      shaker: "xoxoxoxoxoxoxoxo",
      clap: "....X.......X...",
    },
    bass: "x..x..x.x..x..x.",
    chords: "stab",
    chordPattern: "x..x..x.x..x..x.",
    progression: [0, 3, 4, 0],
  }),
  dembow: kit({
    drums: {
      kick: "X...X...X...X...",
      snare: "...X..X....X..X.",
      hat: "o.o.o.o.o.o.o.o.",
      rim: "......x.......x.",
    },
    bass: "x..x..x.x..x..x.",
    chords: "stab",
    chordPattern: "x.....x...x.....",
    progression: [5, 3, 0, 4],
  }),
  afro: kit({
    drums: {
      kick: "X.....X...X.....",
      rim: "x..x..x...x.x...",
      shaker: "xoxxxoxxxoxxxoxx",
      log: "..x....x..x....x",
      highConga: "......o...x...o.",
      clap: "....o.......x...",
    },
    bass: "x.....xx..x.....",
    chords: "piano",
    chordPattern: "..x..x....x..x..",
    progression: [3, 4, 5, 0],
  }),
  salsa: kit({
    drums: {
      clave: "x.....x.....x...",
      bell: "X.x.X.x.X.x.X.x.",
      conga: "..x...xx..x...xx",
      highConga: "....o.......o...",
      kick: "o.......o.......",
    },
    bass: "...x..x....x..x.",
    chords: "montuno",
    chordPattern: "x.xx.x.xx.x.x.xx",
    hasLead: false,
    progression: [0, 4, 4, 0],
    isMinor: true,
  }),
  kpop: kit({
    drums: {
      kick: "X...X...X...X...",
      clap: "....X.......X...",
      hat: "o.xoo.xoo.xoo.xo",
      open: "..x...x...x...x.",
    },
    bass: "x.xxx.xxx.xxx.xx",
    chords: "saw",
    chordPattern: "x..x..x.x..x..x.",
    progression: [5, 3, 0, 4],
  }),
  swing: kit({
    drums: {
      kick: "X.......X.......",
      hat: "x...x..ox...x..o",
      open: "....o.......o...",
      rim: "....x.......x...",
    },
    bass: "x...x...x...x...",
    swing: 0.12,
    isWalkingBass: true,
    chords: "piano",
    chordPattern: "...x......x..x..",
    progression: [1, 4, 0, 5],
  }),
};

export function hitsOf(pattern: Pattern): readonly (readonly [step: number, strength: number])[] {
  const strength: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.5 };
  return [...pattern].flatMap((sign, step) => {
    const level = strength[sign];
    return level === undefined ? [] : [[step, level] as const];
  });
}
