import type { sendProgressMutation } from "../../client/src/player/progress/__generated__/sendProgressMutation.graphql";
import { type Random, uuidFrom } from "./random.ts";

export interface CatalogClass {
  readonly classId: string;
  readonly lengthSeconds: number;
}

export type ProgressInput = sendProgressMutation["variables"]["input"];

/** Seconds between two updates of a player. The position moves by so much. */
const HEARTBEAT_SECONDS = 10;
/** Beyond it, any class counts as started, so that a record must exist. */
const STARTED_SECONDS = 130;
/** So close to its end, a class counts as completed and resumes at its beginning. */
const LAST_SECONDS = 150;
const SHORTEST_PLAYED = 60;

const endOf = ({ lengthSeconds }: CatalogClass) => lengthSeconds - LAST_SECONDS;

export const isPlayable = (one: CatalogClass): boolean =>
  endOf(one) - STARTED_SECONDS >= SHORTEST_PLAYED;

export interface Seat {
  readonly member: number;
  readonly danceClass: number;
}

/** The pair of member and class with this number, or null if there are fewer pairs. */
export function seatAt(number: number, members: number, classes: number): Seat | null {
  if (number >= members * classes) return null;
  return { member: number % members, danceClass: Math.floor(number / members) };
}

/** One playback session of one member. Its position only grows. */
export class Player {
  readonly member: number;
  readonly #class: CatalogClass;
  readonly #session: string;
  readonly #random: Random;
  #sequence = 0;
  #danced = 0;
  #acknowledged: number | null = null;

  constructor(member: number, danceClass: CatalogClass, random: Random) {
    this.member = member;
    this.#class = danceClass;
    this.#session = uuidFrom(random);
    this.#random = random;
  }

  get classId(): string {
    return this.#class.classId;
  }

  /** Whether another update would reach the end of the class. */
  get isOver(): boolean {
    return this.#position + 2 * HEARTBEAT_SECONDS > endOf(this.#class);
  }

  get #position(): number {
    return STARTED_SECONDS + this.#danced;
  }

  next(): ProgressInput {
    this.#sequence += 1;
    // Players vary each interval, so that they do not synchronize.
    this.#danced += HEARTBEAT_SECONDS * (0.8 + 0.4 * this.#random());
    return {
      classId: this.#class.classId,
      playbackSessionId: this.#session,
      sequence: this.#sequence,
      positionSeconds: this.#position,
      isPlaying: true,
      dancedSeconds: Math.floor(this.#danced),
      reason: "HEARTBEAT",
    };
  }

  /** Whether an acknowledgment holds the position that was sent. Remembers it if it does. */
  acknowledge(sent: ProgressInput, savedSeconds: number): boolean {
    if (savedSeconds < Math.floor(sent.positionSeconds)) return false;
    this.#acknowledged = Math.max(this.#acknowledged ?? 0, Math.floor(sent.positionSeconds));
    return true;
  }

  /** Whether a position that was read is at least the last acknowledged one. */
  isKept(readSeconds: number | null): boolean {
    return this.#acknowledged === null || (readSeconds ?? -1) >= this.#acknowledged;
  }
}
