import { mixRgb, type Rgb, rgbOf } from "../../artwork/colour";
import { styles } from "../../content/content-style";

export interface Palette {
  readonly first: Rgb;
  readonly second: Rgb;
  readonly firstLamp: Rgb;
  readonly secondLamp: Rgb;
  readonly room: Rgb;
}

export const WHITE: Rgb = [255, 255, 255];

const luma = ([r, g, b]: Rgb): number => 0.3 * r + 0.59 * g + 0.11 * b;
const lifted = (colour: Rgb): Rgb => (luma(colour) < 70 ? mixRgb(colour, WHITE, 0.35) : colour);

/** Films use a style's colors in the opposite order of posters. */
export function paletteOf(styleName: string): Palette {
  const style = styles.find((candidate) => candidate.name === styleName);
  if (!style) throw new Error(`No style is called ${styleName}`);
  const first = rgbOf(style.pageColor2);
  const second = rgbOf(style.pageColor1);
  return {
    first,
    second,
    firstLamp: mixRgb(lifted(first), WHITE, 0.25),
    secondLamp: mixRgb(lifted(second), WHITE, 0.3),
    room: mixRgb(mixRgb(second, first, 0.18), [6, 5, 12], 0.72),
  };
}

export const css = (colour: Rgb, alpha = 1): string => `rgba(${colour.join(",")},${alpha})`;
