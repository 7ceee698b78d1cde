import { mixRgb, type Rgb, rgbOf } from "../../artwork/colour";
import { styles } from "../../content/content-style";

/** Colours of a film, derived from its style's pair. */
export interface Palette {
  /** The style's light colour. */
  readonly first: Rgb;
  /** The style's dark colour. */
  readonly second: Rgb;
  /** Lamps: both colours bright enough to light a stage. */
  readonly firstLamp: Rgb;
  readonly secondLamp: Rgb;
  /** The dark of the room. */
  readonly room: Rgb;
}

export const WHITE: Rgb = [255, 255, 255];

const luma = ([r, g, b]: Rgb): number => 0.3 * r + 0.59 * g + 0.11 * b;
const lifted = (colour: Rgb): Rgb => (luma(colour) < 70 ? mixRgb(colour, WHITE, 0.35) : colour);

/** The palette of a style: films use its pair the other way round than posters do. */
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

/** A CSS colour with opacity. */
export const css = (colour: Rgb, alpha = 1): string => `rgba(${colour.join(",")},${alpha})`;
