import type { Section } from "./film/timestamps";
import type { Angle, PlayerState } from "./playerState";
import type { Store } from "./store";
import type { Quality } from "./stream/quality";

/** Commands and state for buttons, keys, and companions. */
export interface Player {
  readonly store: Store<PlayerState>;
  readonly sections: readonly Section[];
  readonly video: HTMLVideoElement;
  /** Exact class time on the screen. The store's value can be 250 ms old. */
  position(): number;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Moves ten seconds. Returns false and does nothing if less than that remains. */
  jog(direction: "back" | "forward"): boolean;
  /** Clamped to the class. */
  seek(positionSeconds: number): void;
  setSpeed(speed: number): void;
  cycleSpeed(): number;
  toggleLoop(): void;
  toggleMirror(): void;
  setAngle(angle: Angle): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleCaptions(): void;
  setQuality(quality: Quality): void;
  /** Reopens the stream at the position where it failed. */
  retry(): Promise<void>;
}

/** Attaches a feature to a player and returns a function that detaches it. */
export type Companion = (player: Player) => () => void;
