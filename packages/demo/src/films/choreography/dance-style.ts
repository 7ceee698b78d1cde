import type { Feel } from "../motion/feel";
import type { KitName } from "../music/kit";
import type { Look } from "../wardrobe/look";

export interface DanceStyle {
  readonly feel: Feel;
  /** Eight moves, two per eight-count. `~` mirrors a move. */
  readonly combo: string;
  readonly warmUp: string;
  readonly music: {
    readonly kit: KitName;
    /** MIDI note of the root. */
    readonly key: number;
  };
  /** One dancer, or two who mirror each other. */
  readonly dancers: readonly Look[];
}
