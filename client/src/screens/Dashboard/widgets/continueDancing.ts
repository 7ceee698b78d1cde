/** What the row needs to know of a started class. */
export interface StartedClass {
  readonly isInContinueDancing: boolean;
  /** Nothing while the catalogue does not show the class. */
  readonly danceClass:
    | {
        readonly progress:
          | { readonly status: string; readonly updatedAt?: string | null | undefined }
          | null
          | undefined;
      }
    | null
    | undefined;
}

/** How many stand in the row; the fourth gives way on narrower screens. */
export const ROW_LENGTH = 4;

const SECONDS_PER_MINUTE = 60;

/**
 * The classes to go on with, last danced first. What the player reports is in the same store, so
 * that a class that was just finished leaves the row and one that was just danced moves to its front.
 */
export function rowOf<Item extends StartedClass>(started: readonly Item[]): readonly Item[] {
  return started
    .filter(({ isInContinueDancing, danceClass }) => {
      const status = danceClass?.progress?.status ?? "STARTED";
      return isInContinueDancing && danceClass && status !== "COMPLETED";
    })
    .toSorted((one, other) => dancedAt(other) - dancedAt(one))
    .slice(0, ROW_LENGTH);
}

function dancedAt({ danceClass }: StartedClass): number {
  return Date.parse(danceClass?.progress?.updatedAt ?? "") || 0;
}

/** How much of a class is left, such as "24 min left". */
export function remainingText(lengthSeconds: number, lastViewedSeconds: number): string {
  const minutes = Math.ceil((lengthSeconds - lastViewedSeconds) / SECONDS_PER_MINUTE);
  return minutes > 1 ? `${minutes} min left` : "Last minute";
}

interface Entry {
  readonly seconds: number;
  readonly title: string;
  readonly sectionHeading: string;
}

/** The name of the first entry that begins after a position; null when none does. */
export function nextSection(entries: readonly Entry[], positionSeconds: number): string | null {
  const next = entries.find(({ seconds }) => seconds > positionSeconds);
  return next ? next.title || next.sectionHeading || null : null;
}
