import { seededRandom } from "../../artwork/seeded-random";
import { FRAMES_PER_SECOND } from "../../content/content-film";
import { type DrumName, drum, drumPan } from "./drums";
import { hitsOf, type Kit, type KitName, kits } from "./kit";
import { Mixer, type Stereo } from "./mixer";
import { SAMPLE_RATE } from "./tone";
import { bass, chordNote, lead, pad } from "./voices";

export type MusicClip = "combo" | "warm" | "ready" | "card";

export interface Score {
  readonly clip: MusicClip;
  readonly kit: KitName;
  /** MIDI note of the root. */
  readonly key: number;
  readonly framesPerEight: number;
  readonly eights: number;
  readonly seed: number;
}

const MINOR = [0, 2, 3, 5, 7, 8, 10];
const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const SEVENTH = [0, 2, 4, 6];
const ARPEGGIO = [0, 4, 7, 9, 11, 9, 7, 4];
const WALK = [0, 2, 4, 5];
const MONTUNO = [[0, 7], [2], [4, 11], [2]];
const QUIET_WHEN_WARM: readonly DrumName[] = ["snare", "open", "bell"];

class Band {
  readonly kit: Kit;
  readonly mixer: Mixer;
  private readonly step: number;
  private readonly random: () => number;

  constructor(private readonly score: Score) {
    const seconds = score.framesPerEight / FRAMES_PER_SECOND;
    const isLooping = score.clip === "combo" || score.clip === "warm";
    this.kit = kits[score.kit];
    this.mixer = new Mixer(Math.round(seconds * score.eights * SAMPLE_RATE), isLooping);
    this.step = seconds / 32;
    this.random = seededRandom(score.seed * 31 + score.clip.length);
  }

  private get isFull(): boolean {
    return this.score.clip === "combo";
  }

  private note(degree: number, octave = 0): number {
    const scale = this.kit.isMinor ? MINOR : MAJOR;
    const within = scale[((degree % 7) + 7) % 7] ?? 0;
    return this.score.key + within + 12 * (Math.floor(degree / 7) + octave);
  }

  /** Start of a step in seconds. Odd steps are late if the kit swings. */
  private at(step: number): number {
    return (step + (step % 2 === 1 ? this.kit.swing : 0)) * this.step;
  }

  ready(): void {
    const { mixer, step, kit } = this;
    for (let i = 0; i < 4; i++) {
      mixer.put(drum("stick"), { seconds: i * 4 * step, gain: 0.8 });
      mixer.put(drum("hat"), { seconds: (i * 4 + 2) * step, gain: 0.8, pan: 0.3 });
    }
    mixer.put(drum("snare"), { seconds: 14 * step, gain: 0.35 });
    mixer.put(drum("snare"), { seconds: 15 * step, gain: 0.5 });
    for (const degree of [0, 2, 4]) {
      const swell = pad(this.note(kit.progression[3] + degree, 1), 3.6 * 4 * step);
      mixer.put(swell, { seconds: 0, gain: 0.55, pan: degree ? 0.4 : -0.4 });
    }
  }

  card(): void {
    const { mixer, step, kit } = this;
    const root = kit.progression[0];
    for (const degree of SEVENTH) {
      const swell = pad(this.note(root + degree, 1), 15 * step);
      mixer.put(swell, { seconds: 0, gain: 0.75, pan: (degree - 3) / 8 });
    }
    mixer.put(lead(this.note(root + 4, 2)), { seconds: 0, gain: 0.8 });
    mixer.put(lead(this.note(root + 7, 2)), { seconds: 4 * step, gain: 0.7, pan: 0.3 });
    for (let i = 8; i < 16; i += 2) {
      mixer.put(drum("hat"), { seconds: i * step, gain: 0.5 + i * 0.03 });
    }
    mixer.put(drum("snare"), { seconds: 14 * step, gain: 0.4 });
  }

  bar(index: number): void {
    const root = this.kit.progression[index % 4] ?? 0;
    const first = index * 16;
    this.playDrums(first);
    if (this.isFull && index % 4 === 3) this.playFill(first);
    this.playBass(first, root);
    if (this.kit.chords === "pad") this.playPad(first, root);
    else this.playChords(first, root);
    if (this.isFull && this.kit.hasLead) this.playLead(index);
  }

  private playDrums(first: number): void {
    for (const [name, pattern] of Object.entries(this.kit.drums) as [DrumName, string][]) {
      for (const [step, strength] of hitsOf(pattern)) {
        if (!this.isFull && QUIET_WHEN_WARM.includes(name) && step % 8 !== 0) continue;
        const human = 0.94 + this.random() * 0.1;
        const gain = strength * (this.isFull ? 0.9 : 0.7) * human;
        this.mixer.put(drum(name), {
          seconds: this.at(first + step),
          gain,
          pan: drumPan[name] ?? 0,
        });
      }
    }
  }

  private playFill(first: number): void {
    for (let i = 12; i < 16; i++) {
      const placement = { seconds: this.at(first + i), gain: 0.25 + i * 0.03 };
      this.mixer.put(drum("snare"), { ...placement, pan: (i - 14) * 0.15 });
    }
  }

  private playBass(first: number, root: number): void {
    hitsOf(this.kit.bass).forEach(([step, strength], turn) => {
      const walking = WALK[turn % 4] ?? 0;
      const lifted = step > 11 && step % 4 !== 0 ? 4 : 0;
      const degree = root + (this.kit.isWalkingBass ? walking : lifted);
      const raised = this.score.key < 40 ? 12 : 0;
      const note = this.note(degree, this.kit.isWalkingBass ? 0 : -1) + raised;
      const gain = strength * (this.isFull ? 0.95 : 0.7);
      this.mixer.put(bass(note), { seconds: this.at(first + step), gain });
    });
  }

  private playPad(first: number, root: number): void {
    for (const degree of SEVENTH) {
      const swell = pad(this.note(root + degree, 1), 16 * this.step);
      this.mixer.put(swell, { seconds: first * this.step, gain: 0.62, pan: (degree - 3) / 7 });
    }
    if (!this.kit.hasArpeggio) return;
    ARPEGGIO.forEach((degree, i) => {
      const note = chordNote("piano", this.note(root + degree, 1));
      const placement = { seconds: this.at(first + i * 2), gain: 0.62 };
      this.mixer.put(note, { ...placement, pan: Math.sin(i * 2) * 0.4 });
    });
  }

  private playChords(first: number, root: number): void {
    const { chords, chordPattern } = this.kit;
    const isMontuno = chords === "montuno";
    const voice = chords === "montuno" || chords === "pad" ? "piano" : chords;
    hitsOf(chordPattern).forEach(([step, strength], turn) => {
      const degrees = isMontuno ? (MONTUNO[turn % 4] ?? []) : SEVENTH;
      const gain = strength * (this.isFull ? 1 : 0.65);
      for (const degree of degrees) {
        const tone = chordNote(voice, this.note(root + degree, 1));
        this.mixer.put(tone, { seconds: this.at(first + step), gain, pan: (degree - 3) / 8 });
      }
    });
  }

  private playLead(index: number): void {
    const random = seededRandom(this.score.seed * 101 + (index % 2));
    const density = index % 4 === 3 ? 0.3 : 0.46;
    let degree = 7 + Math.floor(random() * 3);
    for (let i = 0; i < 16; i += 2) {
      if (random() >= density) continue;
      degree = Math.max(5, Math.min(12, degree + Math.floor(random() * 5) - 2));
      const late = random() < 0.25 ? 1 : 0;
      const seconds = this.at(index * 16 + i + late);
      this.mixer.put(lead(this.note(degree, 1)), { seconds, gain: 0.8, pan: 0.2 });
    }
  }
}

/** Combo and warm-up loop seamlessly. Count-in and card end on their own. */
export function playScore(score: Score): Stereo {
  const band = new Band(score);
  if (score.clip === "ready") band.ready();
  else if (score.clip === "card") band.card();
  else {
    const bars = Math.max(1, Math.round(score.eights * 2));
    for (let bar = 0; bar < bars; bar++) band.bar(bar);
  }
  return band.mixer.stereo;
}
