import { seededRandom } from "../../artwork/seeded-random";
import { type Move, mirrored } from "../motion/move";
import type { TrackMove } from "../motion/track";
import type { DanceStyle } from "./dance-style";
import { afrobeatsMoves } from "./moves/afrobeats";
import { contemporaryMoves } from "./moves/contemporary";
import { dancehallMoves } from "./moves/dancehall";
import { heelsMoves } from "./moves/heels";
import { hipHopMoves } from "./moves/hip-hop";
import { jazzMoves } from "./moves/jazz";
import { jazzFunkMoves } from "./moves/jazz-funk";
import { kpopMoves } from "./moves/kpop";
import { latinMoves } from "./moves/latin";
import { partneringMoves } from "./moves/partnering";
import { warmUpMoves } from "./moves/warm-up";
import { danceStyle } from "./style-named";

export type ClipName = "ready" | "warm" | "combo";

export interface Choreography extends Readonly<Record<ClipName, readonly TrackMove[]>> {
  readonly style: DanceStyle;
}

const vocabulary: Readonly<Record<string, Move>> = {
  ...warmUpMoves,
  ...jazzFunkMoves,
  ...kpopMoves,
  ...heelsMoves,
  ...hipHopMoves,
  ...dancehallMoves,
  ...contemporaryMoves,
  ...latinMoves,
  ...afrobeatsMoves,
  ...jazzMoves,
  ...partneringMoves,
};

function moveOf(word: string): Move {
  const id = word.replace("~", "");
  const move = vocabulary[id];
  if (!move) throw new Error(`No move is called ${id}`);
  return word.startsWith("~") ? mirrored(move) : move;
}

const otherSide = (word: string): string => (word.startsWith("~") ? word.slice(1) : `~${word}`);

const toClip = (words: readonly string[]): readonly TrackMove[] =>
  words.map((word, index) => ({ ...moveOf(word), isReset: index % 2 === 0 }));

/** Every seventh film keeps the written sides, because partner work depends on them. */
const KEEPS_SIDES = 7;

/** The seed rotates the combo and swaps sides, so that films of one style differ. */
export function choreographyOf(styleName: string, seed: number): Choreography {
  const style = danceStyle(styleName);
  const random = seededRandom(seed * 7919 + 13);
  const combo = style.combo.split(" ");
  const start = Math.floor(random() * 4) * 2;
  const turned = [...combo.slice(start), ...combo.slice(0, start)];
  const sided = turned.map((word) =>
    seed % KEEPS_SIDES !== 0 && random() < 0.3 ? otherSide(word) : word,
  );
  return {
    style,
    combo: toClip(sided),
    warm: toClip(style.warmUp.split(" ")),
    ready: toClip(["groove", "~groove"]),
  };
}
