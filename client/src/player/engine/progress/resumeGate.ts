import { SETTLING_SECONDS } from "@eightcount/rules/watching/progress-reports";

export interface GateInput {
  readonly positionSeconds: number;
  /** False until the stream is open. Before that, only a seek changes the position. */
  readonly isReady: boolean;
  readonly dancedSeconds: number;
}

/** Tolerance before the resume position, in seconds. */
const NEAR_SECONDS = 3;

/** A film that has not seeked yet is at zero, and reporting that would overwrite the progress. */
export class ResumeGate {
  #targetSeconds: number;
  #isOpen = false;

  constructor(startAtSeconds: number) {
    this.#targetSeconds = startAtSeconds;
  }

  admits({ positionSeconds, isReady, dancedSeconds }: GateInput): boolean {
    if (this.#isOpen) return true;
    if (!isReady) this.#targetSeconds = positionSeconds;
    const hasArrived = positionSeconds >= this.#targetSeconds - NEAR_SECONDS;
    this.#isOpen = isReady && (hasArrived || dancedSeconds >= SETTLING_SECONDS);
    return this.#isOpen;
  }
}
