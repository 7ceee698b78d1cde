import { HIGHEST_LEVEL } from "@eightcount/service-kit/pressure/shedding";

export interface Load {
  /** Requests that wait for their response. */
  readonly inFlight: number;
  /** Mean delay of the event loop since the previous sample, in milliseconds. */
  readonly delayMs: number;
}

export const SAMPLE_MS = 500;
const SAMPLES_TO_RISE = 2;
const SAMPLES_TO_FALL = 10;
/** Below half of both limits, one kind of work can return without causing pressure again. */
const CALM_SHARE = 0.5;
/** With so few requests, shedding would not help: something else slows the process down. */
const FEWEST_IN_FLIGHT = 20;

/** Rises by one level per second above a limit, and falls by one per five calm seconds. */
export class PressureLevel {
  #level = 0;
  /** Consecutive samples above a limit, or calm ones if negative. */
  #streak = 0;

  constructor(private readonly limits: Load) {}

  get current(): number {
    return this.#level;
  }

  take(load: Load): void {
    if (this.#isHigh(load)) this.#streak = Math.max(this.#streak, 0) + 1;
    else if (this.#isCalm(load)) this.#streak = Math.min(this.#streak, 0) - 1;
    else this.#streak = 0;
    if (this.#streak === SAMPLES_TO_RISE) this.#moveTo(this.#level + 1);
    if (this.#streak === -SAMPLES_TO_FALL) this.#moveTo(this.#level - 1);
  }

  #moveTo(level: number): void {
    this.#level = Math.min(Math.max(level, 0), HIGHEST_LEVEL);
    this.#streak = 0;
  }

  #isHigh({ inFlight, delayMs }: Load): boolean {
    const isLate = delayMs >= this.limits.delayMs && inFlight >= FEWEST_IN_FLIGHT;
    return isLate || inFlight >= this.limits.inFlight;
  }

  #isCalm({ inFlight, delayMs }: Load): boolean {
    const isPrompt = delayMs < CALM_SHARE * this.limits.delayMs || inFlight < FEWEST_IN_FLIGHT;
    return isPrompt && inFlight < CALM_SHARE * this.limits.inFlight;
  }
}
