import { SAMPLE_RATE, type Tone } from "./tone";

export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface Placement {
  readonly seconds: number;
  readonly gain: number;
  /** −1 left, 1 right. */
  readonly pan?: number;
}

export class Mixer {
  readonly stereo: Stereo;

  /** A looping clip wraps sound past its end to its start, so that it repeats seamlessly. */
  constructor(
    samples: number,
    private readonly isLooping: boolean,
  ) {
    this.stereo = { left: new Float32Array(samples), right: new Float32Array(samples) };
  }

  put(tone: Tone, { seconds, gain, pan = 0 }: Placement): void {
    const { left, right } = this.stereo;
    const leftGain = gain * (1 - Math.max(0, pan));
    const rightGain = gain * (1 + Math.min(0, pan));
    let at = Math.round(seconds * SAMPLE_RATE) % left.length;
    for (const sample of tone) {
      left[at] = (left[at] ?? 0) + sample * leftGain;
      right[at] = (right[at] ?? 0) + sample * rightGain;
      at += 1;
      if (at < left.length) continue;
      if (!this.isLooping) return;
      at = 0;
    }
  }
}

export function pcmOf(clips: readonly Stereo[]): Buffer {
  const samples = clips.reduce((sum, clip) => sum + clip.left.length, 0);
  const out = new Int16Array(samples * 2);
  let at = 0;
  for (const { left, right } of clips) {
    for (let i = 0; i < left.length; i++) {
      out[at++] = Math.tanh((left[i] ?? 0) * 0.8) * 29_000;
      out[at++] = Math.tanh((right[i] ?? 0) * 0.8) * 29_000;
    }
  }
  return Buffer.from(out.buffer);
}
