import { mixRgb } from "../../artwork/colour";
import type { Frame, Mask } from "../raster/frame";
import { type Yuv, yuvOf } from "../raster/yuv";
import { display, maskOf, narrow, text } from "../stage/lettering";
import { type Palette, WHITE } from "../stage/palette";

const COUNTS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
const COUNT_IN = ["5", "6", "7", "8"] as const;

export class Overlay {
  private readonly unit: number;
  private readonly white: Yuv = yuvOf(WHITE);
  private readonly accent: Yuv;
  private readonly counts: readonly Mask[];
  private readonly giants: readonly Mask[];
  private readonly small: readonly Mask[];
  private readonly middles: readonly Mask[];
  private readonly cues = new Map<string, Mask>();

  constructor(
    private readonly size: { readonly width: number; readonly height: number },
    palette: Palette,
  ) {
    this.unit = size.height / 480;
    this.accent = yuvOf(mixRgb(palette.firstLamp, WHITE, 0.25));
    this.counts = COUNTS.map((count) => maskOf(count, 74 * this.unit, narrow));
    this.giants = COUNT_IN.map((count) => maskOf(count, 380 * this.unit, display));
    this.middles = COUNT_IN.map((count) => maskOf(count, 190 * this.unit, display));
    this.small = COUNT_IN.map((count) => maskOf(count, 22 * this.unit, text));
  }

  giantCount(frame: Frame, count: number, phase: number): void {
    const mask = this.giants[count];
    if (!mask) return;
    const x = this.size.width / 2 - mask.width / 2;
    const y = this.size.height * 0.41 - mask.height / 2;
    frame.stamp(mask, { x, y, colour: this.accent, opacity: 0.5 * (1 - 0.5 * phase) + 0.12 });
  }

  countIn(frame: Frame, count: number): void {
    this.small.forEach((mask, index) => {
      const isNow = index === count;
      frame.stamp(mask, {
        x: 28 * this.unit + index * 30 * this.unit,
        y: this.size.height - mask.height - 30 * this.unit,
        colour: isNow ? this.white : this.accent,
        opacity: isNow ? 1 : 0.45,
      });
    });
  }

  count(frame: Frame, count: number, cue: string): void {
    const { unit } = this;
    const { height } = this.size;
    const mask = this.counts[count];
    if (mask) {
      const y = height - mask.height - 16 * unit;
      frame.stamp(mask, { x: 26 * unit, y, colour: this.white, opacity: 0.95 });
    }
    for (let i = 0; i < 8; i++) {
      const isFull = i <= count;
      const box = { x: 82 * unit + i * 15 * unit, y: height - 44 * unit };
      frame.bar(
        { ...box, width: 11 * unit, height: (isFull ? 5 : 3) * unit },
        { colour: isFull ? this.accent : this.white, opacity: isFull ? 1 : 0.3 },
      );
    }
    const name = this.cueMask(cue);
    const y = height - 72 * unit - name.height / 2;
    frame.stamp(name, { x: 79 * unit, y, colour: this.white, opacity: 0.92 });
  }

  cardCount(frame: Frame, count: number, isFirst: boolean): void {
    const mask = this.middles[count];
    if (!mask) return;
    const { width, height } = this.size;
    const [x, y] = [width * 0.855 - mask.width / 2, height * 0.5 - mask.height / 2];
    frame.stamp(mask, { x, y, colour: this.white, opacity: isFirst ? 0.6 : 1 });
  }

  private cueMask(cue: string): Mask {
    const known = this.cues.get(cue);
    if (known) return known;
    const words = cue.charAt(0).toUpperCase() + cue.slice(1);
    const mask = maskOf(words, 19 * this.unit, text);
    this.cues.set(cue, mask);
    return mask;
  }
}
