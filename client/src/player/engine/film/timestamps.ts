/** Row from the graph. An empty title marks a section heading. */
export interface TimestampRow {
  readonly seconds: number;
  readonly title: string;
  readonly sectionHeading: string;
}

export interface Entry {
  readonly seconds: number;
  readonly title: string;
  /** Start of the next entry, or the end of the class. */
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

export function currentEntry(sections: readonly Section[], positionSeconds: number): Entry | null {
  const passed = sections
    .flatMap((section) => section.entries)
    .filter((entry) => entry.seconds <= positionSeconds);
  return passed.at(-1) ?? null;
}

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

/** Seconds into an entry after which "previous section" returns to its own start. */
const BACK_TO_OWN_START_SECONDS = 3;

const startsOf = (sections: readonly Section[]): number[] =>
  sections.flatMap(({ entries }) => entries.map(({ seconds }) => seconds));

export function previousEntrySecond(sections: readonly Section[], positionSeconds: number): number {
  const limit = positionSeconds - BACK_TO_OWN_START_SECONDS;
  return startsOf(sections).findLast((second) => second <= limit) ?? 0;
}

export function nextEntrySecond(
  sections: readonly Section[],
  positionSeconds: number,
): number | null {
  return startsOf(sections).find((second) => second > positionSeconds) ?? null;
}
