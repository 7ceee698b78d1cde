import { noise, remembered, SAMPLE_RATE, TAU, type Tone, toneOf } from "./tone";

export type DrumName =
  | "kick"
  | "deepKick"
  | "snare"
  | "clap"
  | "hat"
  | "open"
  | "shaker"
  | "rim"
  | "clave"
  | "conga"
  | "highConga"
  | "bell"
  | "log"
  | "stick";

/** A sine whose pitch falls from `from` to `to`. */
function dropped(pitch: { from: number; to: number; fall: number }): (time: number) => number {
  let phase = 0;
  return (time) => {
    phase += (TAU * (pitch.to + pitch.from * Math.exp(-time * pitch.fall))) / SAMPLE_RATE;
    return Math.sin(phase);
  };
}

/** The difference between noise samples, a bright hiss. */
function hiss(seed: number): () => number {
  const next = noise(seed);
  let before = 0;
  return () => {
    const sample = next();
    const bright = sample - before;
    before = sample;
    return bright;
  };
}

function kick(): Tone {
  const body = dropped({ to: 44, from: 130, fall: 34 });
  return toneOf(0.34, (t) => {
    const click = t < 0.004 ? 0.3 * (1 - t / 0.004) : 0;
    return body(t) * Math.exp(-t * 9) * 0.95 + click;
  });
}

function deepKick(): Tone {
  const body = dropped({ to: 46, from: 90, fall: 28 });
  return toneOf(0.7, (t) => Math.tanh(body(t) * 1.5) * Math.exp(-t * 4.2) * 0.85);
}

function snare(): Tone {
  const next = noise(3);
  let low = 0;
  return toneOf(0.22, (t) => {
    const white = next();
    low += 0.5 * (white - low);
    const skin = Math.sin(TAU * 190 * t) * 0.4 * Math.exp(-t * 28);
    return (white - low) * 0.55 * Math.exp(-t * 19) + skin;
  });
}

function clap(): Tone {
  const next = noise(5);
  let band = 0;
  let low = 0;
  return toneOf(0.2, (t) => {
    band += 0.35 * (next() - band);
    low += 0.12 * (band - low);
    const hands = t < 0.03 ? Math.exp(-(t % 0.01) * 220) : Math.exp(-(t - 0.03) * 24);
    return (band - low) * 1.1 * hands;
  });
}

function cymbal(shape: { seconds: number; seed: number; gain: number; fall: number }): Tone {
  const next = hiss(shape.seed);
  return toneOf(shape.seconds, (t) => next() * shape.gain * Math.exp(-t * shape.fall));
}

function shaker(): Tone {
  const next = hiss(11);
  return toneOf(0.1, (t) => next() * 0.2 * Math.sin(Math.PI * Math.min(1, t / 0.09)));
}

function struck(shape: {
  seconds: number;
  pitch: number;
  bend: number;
  gain: number;
  fall: number;
}): Tone {
  const { pitch, bend, gain, fall } = shape;
  return toneOf(shape.seconds, (t) => {
    const hz = pitch + bend * Math.exp(-t * 40);
    return Math.sin(TAU * hz * t) * gain * Math.exp(-t * fall);
  });
}

const bell = (): Tone =>
  toneOf(0.16, (t) => {
    const pair = Math.sign(Math.sin(TAU * 562 * t)) + Math.sign(Math.sin(TAU * 845 * t));
    return pair * 0.07 * Math.exp(-t * 22);
  });

const rim = (): Tone =>
  toneOf(0.07, (t) => {
    const wood = Math.sin(TAU * 1720 * t) + 0.6 * Math.sin(TAU * 820 * t);
    return wood * 0.32 * Math.exp(-t * 70);
  });

const stick = (): Tone =>
  toneOf(0.06, (t) => {
    const wood = Math.sin(TAU * 2100 * t) + 0.5 * Math.sin(TAU * 3400 * t);
    return wood * 0.4 * Math.exp(-t * 80);
  });

const makers: Readonly<Record<DrumName, () => Tone>> = {
  kick,
  deepKick,
  snare,
  clap,
  hat: () => cymbal({ seconds: 0.06, seed: 7, gain: 0.28, fall: 75 }),
  open: () => cymbal({ seconds: 0.24, seed: 9, gain: 0.22, fall: 14 }),
  shaker,
  rim,
  clave: () => struck({ seconds: 0.12, pitch: 2480, bend: 0, gain: 0.3, fall: 46 }),
  conga: () => struck({ seconds: 0.24, pitch: 208, bend: 40, gain: 0.42, fall: 15 }),
  highConga: () => struck({ seconds: 0.18, pitch: 318, bend: 50, gain: 0.36, fall: 19 }),
  bell,
  log: () => struck({ seconds: 0.4, pitch: 98, bend: 60, gain: 0.5, fall: 8 }),
  stick,
};

export const drum = remembered((name: DrumName) => makers[name]());

export const drumPan: Partial<Record<DrumName, number>> = {
  hat: 0.25,
  shaker: -0.35,
  rim: 0.3,
  conga: -0.3,
  highConga: 0.35,
  clave: 0.25,
  bell: -0.2,
  open: 0.2,
};
