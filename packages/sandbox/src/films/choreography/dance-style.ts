import type { Feel } from "../motion/feel";
import type { KitName } from "../music/kit";
import type { Look } from "../wardrobe/look";
import { clubStyles } from "./styles-club";
import { stageStyles } from "./styles-stage";

/** How a style dances, sounds and dresses. */
export interface DanceStyle {
  readonly feel: Feel;
  /** Eight moves, two per eight-count; `~` dances the other side. */
  readonly combo: string;
  /** Four moves. */
  readonly warmUp: string;
  readonly music: {
    readonly kit: KitName;
    /** MIDI note of the root. */
    readonly key: number;
  };
  /** One dancer, or two who dance as mirror images. */
  readonly dancers: readonly Look[];
}

/** The style with this name; throws when the seed table names one that cannot be danced. */
export function danceStyle(name: string): DanceStyle {
  const style = clubStyles[name] ?? stageStyles[name];
  if (!style) throw new Error(`No choreography for ${name}`);
  return style;
}
