/** One row of the table of contents; an empty title is a section heading. */
export interface TimestampRow {
  readonly seconds: number;
  readonly title: string;
  readonly sectionHeading: string;
}

/** A place to jump to. */
export interface Entry {
  readonly seconds: number;
  readonly title: string;
  /** Where it ends: the next entry's second, or the end of the class. */
  readonly endSeconds: number;
}

export interface Section {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

export interface Span {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** Rows as sections with entries, in the order of time. */
export function readSections(rows: readonly TimestampRow[], durationSeconds: number): Section[] {
  const sorted = [...rows].sort(
    (a, b) => a.seconds - b.seconds || Number(isEntry(a)) - Number(isEntry(b)),
  );
  const times = sorted.filter(isEntry).map((row) => row.seconds);
  const sections: { heading: string; entries: Entry[] }[] = [];
  for (const row of sorted) {
    if (!isEntry(row) || sections.length === 0) {
      sections.push({ heading: row.sectionHeading, entries: [] });
    }
    if (!isEntry(row)) continue;
    const endSeconds = times.find((second) => second > row.seconds) ?? durationSeconds;
    sections.at(-1)?.entries.push({ seconds: row.seconds, title: row.title, endSeconds });
  }
  return sections;
}

const isEntry = (row: TimestampRow): boolean => row.title !== "";

/** The entry that is playing: the last one whose second has passed. */
export function currentEntry(sections: readonly Section[], positionSeconds: number): Entry | null {
  const passed = sections
    .flatMap((section) => section.entries)
    .filter((entry) => entry.seconds <= positionSeconds);
  return passed.at(-1) ?? null;
}

/** What Loop repeats at this position: the current entry, or the whole class without any. */
export function loopSpan(
  sections: readonly Section[],
  positionSeconds: number,
  durationSeconds: number,
): Span {
  const entry = currentEntry(sections, positionSeconds);
  return entry
    ? { startSeconds: entry.seconds, endSeconds: entry.endSeconds }
    : { startSeconds: 0, endSeconds: durationSeconds };
}

/** This far into an entry, going back means its own beginning. */
const BACK_TO_OWN_START_SECONDS = 3;

const startsOf = (sections: readonly Section[]): number[] =>
  sections.flatMap(({ entries }) => entries.map(({ seconds }) => seconds));

/** Where "the section before" begins: this entry's start when it has gone on for a while. */
export function previousEntrySecond(sections: readonly Section[], positionSeconds: number): number {
  const limit = positionSeconds - BACK_TO_OWN_START_SECONDS;
  return startsOf(sections).findLast((second) => second <= limit) ?? 0;
}

/** Where the next entry begins; null in the last one. */
export function nextEntrySecond(
  sections: readonly Section[],
  positionSeconds: number,
): number | null {
  return startsOf(sections).find((second) => second > positionSeconds) ?? null;
}
