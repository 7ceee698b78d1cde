import type { Angle } from "../playerState";

export interface FilmPart {
  readonly durationSeconds: number;
  readonly streams: Readonly<Record<Angle, string>>;
  readonly captionsUrl: string | null;
  /** WebVTT file that lists the preview pictures. */
  readonly spriteUrl: string | null;
}

export interface PartPosition {
  readonly part: number;
  readonly second: number;
}

export function filmDuration(parts: readonly FilmPart[]): number {
  return parts.reduce((sum, part) => sum + part.durationSeconds, 0);
}

/** Maps class time to a part. Beyond the end, returns the end of the last part. */
export function toPartPosition(parts: readonly FilmPart[], positionSeconds: number): PartPosition {
  let rest = Math.max(0, positionSeconds);
  for (const [part, { durationSeconds }] of parts.entries()) {
    if (rest < durationSeconds) return { part, second: rest };
    rest -= durationSeconds;
  }
  const last = Math.max(0, parts.length - 1);
  return { part: last, second: parts[last]?.durationSeconds ?? 0 };
}

export function toClassPosition(
  parts: readonly FilmPart[],
  { part, second }: PartPosition,
): number {
  return filmDuration(parts.slice(0, part)) + second;
}

export function withDuration(
  parts: readonly FilmPart[],
  part: number,
  durationSeconds: number,
): readonly FilmPart[] {
  return parts.map((one, index) => (index === part ? { ...one, durationSeconds } : one));
}
