import { seededRandom } from "../../artwork/seeded-random";

/** At this rate AAC frames of 1024 samples fit the films' eight-counts exactly. */
export const SAMPLE_RATE = 48_000;
export const TAU = Math.PI * 2;

export type Tone = Float32Array;

export function toneOf(seconds: number, sample: (time: number) => number): Tone {
  const tone = new Float32Array(Math.trunc(seconds * SAMPLE_RATE));
  for (let i = 0; i < tone.length; i++) tone[i] = sample(i / SAMPLE_RATE);
  return tone;
}

export const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** White noise from −1 to 1. The same seed gives the same noise. */
export function noise(seed: number): () => number {
  const random = seededRandom(seed);
  return () => random() * 2 - 1;
}

export function remembered<A extends readonly unknown[]>(
  make: (...args: A) => Tone,
): (...args: A) => Tone {
  const known = new Map<string, Tone>();
  return (...args) => {
    const key = args.join("/");
    const tone = known.get(key) ?? make(...args);
    known.set(key, tone);
    return tone;
  };
}
