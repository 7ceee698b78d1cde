import type { Feel } from "../motion/feel";
import type { KitName } from "../music/kit";
import type { Look } from "../wardrobe/look";

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
