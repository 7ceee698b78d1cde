export interface StartedClass {
  readonly isInContinueDancing: boolean;
  /** Null if the catalog no longer lists the class. */
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

/** Maximum number of cards. Narrower screens hide the fourth. */
export const ROW_LENGTH = 4;

const SECONDS_PER_MINUTE = 60;

/**
 * Returns the classes to continue, last danced first. The player updates the same Relay records, so
 * a finished class leaves the row and a class just danced moves to the front.
 */
export function classesToContinue<Item extends StartedClass>(
  started: readonly Item[],
): readonly Item[] {
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

export function remainingText(lengthSeconds: number, lastViewedSeconds: number): string {
  const minutes = Math.ceil((lengthSeconds - lastViewedSeconds) / SECONDS_PER_MINUTE);
  return minutes > 1 ? `${minutes} min left` : "Last minute";
}

interface Entry {
  readonly seconds: number;
  readonly title: string;
  readonly sectionHeading: string;
}

/** Returns the name of the first entry after a position, or null if there is none. */
export function nextSection(entries: readonly Entry[], positionSeconds: number): string | null {
  const next = entries.find(({ seconds }) => seconds > positionSeconds);
  return next ? next.title || next.sectionHeading || null : null;
}
