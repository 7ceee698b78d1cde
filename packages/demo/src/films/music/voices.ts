import { hertz, remembered, TAU, type Tone, toneOf } from "./tone";

export type ChordVoice = "piano" | "organ" | "stab" | "saw";

const sawtooth = (turns: number): number => turns % 1;

function smoother(): (input: number, speed: number) => number {
  let level = 0;
  return (input, speed) => {
    level += speed * (input - level);
    return level;
  };
}

export const bass = remembered((note: number): Tone => {
  const hz = hertz(note);
  const follow = smoother();
  return toneOf(0.5, (t) => {
    const filtered = follow(2 * sawtooth(t * hz) - 1, 0.03 + 0.12 * Math.exp(-t * 12));
    const body = filtered * 0.9 + Math.sin(TAU * hz * t) * 0.45;
    return body * Math.min(1, t * 300) * Math.exp(-t * 3.4) * 0.62;
  });
});

const piano = (note: number): Tone => {
  const hz = hertz(note);
  return toneOf(1.1, (t) => {
    const bell = 1.2 * Math.exp(-t * 6) * Math.sin(TAU * hz * 2 * t);
    const bright = 0.16 * Math.sin(TAU * hz * 4 * t) * Math.exp(-t * 10);
    const body = Math.sin(TAU * hz * t + bell) + bright;
    return body * Math.min(1, t * 200) * Math.exp(-t * 2.6) * 0.15;
  });
};

const organ = (note: number): Tone => {
  const hz = hertz(note);
  return toneOf(0.2, (t) => {
    const pipes =
      Math.sin(TAU * hz * t) + 0.6 * Math.sin(TAU * hz * 2 * t) + 0.3 * Math.sin(TAU * hz * 3 * t);
    return pipes * Math.min(1, t * 400) * Math.min(1, (0.2 - t) * 40) * 0.1;
  });
};

const stab = (note: number): Tone => {
  const hz = hertz(note);
  const follow = smoother();
  return toneOf(0.3, (t) => {
    const pair = sawtooth(t * hz) + sawtooth(t * hz * 1.006) - 1;
    const filtered = follow(pair, 0.06 + 0.4 * Math.exp(-t * 16));
    return filtered * Math.min(1, t * 500) * Math.exp(-t * 9) * 0.17;
  });
};

const saw = (note: number): Tone => {
  const hz = hertz(note);
  const follow = smoother();
  return toneOf(0.42, (t) => {
    const three = sawtooth(t * hz) + sawtooth(t * hz * 1.008) + sawtooth(t * hz * 0.993) - 1.5;
    return follow(three, 0.3) * Math.min(1, t * 300) * Math.exp(-t * 4.5) * 0.11;
  });
};

const chords: Readonly<Record<ChordVoice, (note: number) => Tone>> = { piano, organ, stab, saw };

export const chordNote = remembered((voice: ChordVoice, note: number) => chords[voice](note));

export const pad = remembered((note: number, seconds: number): Tone => {
  const hz = hertz(note);
  const follow = smoother();
  const full = seconds + 0.3;
  return toneOf(full, (t) => {
    const three = sawtooth(t * hz) + sawtooth(t * hz * 1.005) + sawtooth(t * hz * 0.996) - 1.5;
    const speed = 0.02 + 0.03 * Math.sin(Math.PI * Math.min(1, t / seconds));
    const fade = Math.min(1, Math.max(0, (full - t) * 3));
    return follow(three, speed) * Math.min(1, t * 3) * fade * 0.2;
  });
});

export const lead = remembered((note: number): Tone => {
  const hz = hertz(note);
  return toneOf(0.7, (t) => {
    const vibrato = (0.005 * hz * Math.sin(TAU * 5 * t) * Math.min(1, t * 3)) / 50;
    const bright = 0.25 * Math.sin(TAU * 3 * hz * t) * Math.exp(-t * 14);
    const body = Math.sin(TAU * hz * t + vibrato) + bright;
    return body * Math.min(1, t * 250) * Math.exp(-t * 4.5) * 0.13;
  });
});
