/** Tempo at normal speed. Fixed, because the catalog does not store a song's tempo. */
export const COUNT_IN_BEATS_PER_MINUTE = 96;

const FIRST_COUNT = 5;
const LAST_COUNT = 8;
const MS_PER_MINUTE = 60_000;

interface CountIn {
  readonly speed: number;
  readonly onCount: (count: number) => void;
  /** Called one beat after the 8. */
  readonly onDone: () => void;
}

/** Counts 5, 6, 7, 8. Returns a function that cancels the count. */
export function countIn({ speed, onCount, onDone }: CountIn): () => void {
  const beatMs = MS_PER_MINUTE / COUNT_IN_BEATS_PER_MINUTE / speed;
  let timer: ReturnType<typeof setTimeout>;
  const beat = (count: number) => {
    if (count > LAST_COUNT) return onDone();
    onCount(count);
    timer = setTimeout(() => beat(count + 1), beatMs);
  };
  beat(FIRST_COUNT);
  return () => clearTimeout(timer);
}
