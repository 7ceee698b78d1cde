/**
 * The tempo of a count-in at normal speed, beats per minute: a walking groove. Always this one: the
 * catalogue does not say how fast a song is, so a count-in does not follow the music.
 */
export const COUNT_IN_BEATS_PER_MINUTE = 96;

const FIRST_COUNT = 5;
const LAST_COUNT = 8;
const MS_PER_MINUTE = 60_000;

interface CountIn {
  /** Playback rate: slow practice is counted in slowly. */
  readonly speed: number;
  readonly onCount: (count: number) => void;
  /** One beat after the eight. */
  readonly onDone: () => void;
}

/** Counts 5, 6, 7, 8; answers the function that breaks it off. */
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
