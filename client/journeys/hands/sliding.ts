import type { Locator } from "playwright-core";
import type { Hands } from "./hands";

const MAX_STEPS = 200;

interface Range {
  readonly now: number;
  readonly from: number;
  readonly to: number;
}

/** Presses a slider near a value and moves the rest of the way with arrow keys. */
export async function slide(hands: Hands, slider: Locator, value: number): Promise<void> {
  const { from, to } = await rangeOf(slider);
  await hands.pressAt(slider, { x: within((value - from) / (to - from)), y: 0.5 });
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { now } = await rangeOf(slider);
    if (now === value) return;
    await hands.key(now < value ? "ArrowRight" : "ArrowLeft");
  }
  throw new Error(`${slider} was moved and is at ${(await rangeOf(slider)).now}, not ${value}`);
}

/** Keeps a press away from the edge of a box. */
const within = (share: number): number => Math.min(Math.max(share, 0.02), 0.98);

function rangeOf(slider: Locator): Promise<Range> {
  return slider.evaluate((node) => {
    const { value, min, max } = node as HTMLInputElement;
    return { now: Number(value), from: Number(min || 0), to: Number(max || 100) };
  });
}
