import type { Angle } from "../playerState";

/** One part of a class: its length and where each angle's stream is. */
export interface FilmPart {
  readonly durationSeconds: number;
  readonly streams: Readonly<Record<Angle, string>>;
  readonly captionsUrl: string | null;
  /** WebVTT list of preview pictures. */
  readonly spriteUrl: string | null;
}

/** A place in a film: which part, and the second inside it. */
export interface FilmPlace {
  readonly part: number;
  readonly second: number;
}

export function filmDuration(parts: readonly FilmPart[]): number {
  return parts.reduce((sum, part) => sum + part.durationSeconds, 0);
}

/** Where a second of the class's time line lies; beyond the end it is the end of the last part. */
export function placeAt(parts: readonly FilmPart[], positionSeconds: number): FilmPlace {
  let rest = Math.max(0, positionSeconds);
  for (const [part, { durationSeconds }] of parts.entries()) {
    if (rest < durationSeconds) return { part, second: rest };
    rest -= durationSeconds;
  }
  const last = Math.max(0, parts.length - 1);
  return { part: last, second: parts[last]?.durationSeconds ?? 0 };
}

/** The second of the class's time line at a place. */
export function positionAt(parts: readonly FilmPart[], { part, second }: FilmPlace): number {
  return filmDuration(parts.slice(0, part)) + second;
}

/** The film with one part's length as it turned out to be. */
export function withDuration(
  parts: readonly FilmPart[],
  part: number,
  durationSeconds: number,
): readonly FilmPart[] {
  return parts.map((one, index) => (index === part ? { ...one, durationSeconds } : one));
}
