import { SETTLING_SECONDS } from "@eightcount/rules/watching/progress-reports";

/** What the gate looks at. */
export interface Arrival {
  readonly positionSeconds: number;
  /** The element tells this class's time; before that only somebody's wish moves the position. */
  readonly isReady: boolean;
  /** Seconds danced since the player was opened. */
  readonly dancedSeconds: number;
}

/** A position this far before the wanted one counts as arrived, seconds. */
const NEAR_SECONDS = 3;

/**
 * Closed until the player has arrived where the class was left. A film that has not sought yet
 * stands at zero, and telling that would overwrite what was danced before.
 */
export class ResumeGate {
  #wantedSeconds: number;
  #isOpen = false;

  constructor(startAtSeconds: number) {
    this.#wantedSeconds = startAtSeconds;
  }

  /** Whether the position may be told. */
  admits({ positionSeconds, isReady, dancedSeconds }: Arrival): boolean {
    if (this.#isOpen) return true;
    if (!isReady) this.#wantedSeconds = positionSeconds;
    const hasArrived = positionSeconds >= this.#wantedSeconds - NEAR_SECONDS;
    this.#isOpen = isReady && (hasArrived || dancedSeconds >= SETTLING_SECONDS);
    return this.#isOpen;
  }
}
