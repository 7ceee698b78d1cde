import type { Section } from "./film/timestamps";
import type { Angle, PlayerState } from "./playerState";
import type { Store } from "./store";
import type { Quality } from "./stream/quality";

/** What can be asked of a player, whoever asks: a button, a key or a companion. */
export interface Player {
  readonly store: Store<PlayerState>;
  readonly sections: readonly Section[];
  readonly video: HTMLVideoElement;
  /** The second of the class on the screen now; exact, where the store's is up to 250 ms old. */
  position(): number;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Ten seconds; answers false when fewer remain in that direction and nothing happens. */
  jog(direction: "back" | "forward"): boolean;
  /** Bounded to the class. */
  seek(positionSeconds: number): void;
  setSpeed(speed: number): void;
  /** The next of the specified speeds; answers it. */
  cycleSpeed(): number;
  toggleLoop(): void;
  toggleMirror(): void;
  setAngle(angle: Angle): void;
  /** 0 to 100. */
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleCaptions(): void;
  setQuality(quality: Quality): void;
  /** Opens the stream again where it broke. */
  retry(): Promise<void>;
}

/**
 * Something that lives as long as its player and beside it: it watches the store and the element,
 * and gives the player commands. Answers the function that ends it.
 */
export type Companion = (player: Player) => () => void;
