import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { mixRgb } from "../../artwork/colour";
import { type SectionName, sectionRules } from "../../content/film-section";
import { type Frame, frameOfRgba } from "../raster/frame";
import { setFace, text, writeStretched } from "./lettering";
import { css, type Palette, WHITE } from "./palette";

export interface CardPlace {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly styleName: string;
  readonly rhythm: readonly number[];
}

function paintPanels(c: SKRSContext2D, { width, height, palette }: CardPlace): void {
  const unit = height / 480;
  const field = c.createLinearGradient(0, 0, width, height);
  field.addColorStop(0, css(mixRgb(palette.first, [0, 0, 0], 0.06)));
  field.addColorStop(1, css(mixRgb(palette.second, [0, 0, 0], 0.1)));
  c.fillStyle = field;
  c.fillRect(0, 0, width, height);
  c.save();
  c.translate(width * 0.7, 0);
  c.transform(1, 0, -0.28, 1, 0, 0);
  c.fillStyle = "rgba(6,5,12,.88)";
  c.fillRect(-width * 1.2, 0, width * 1.2, height);
  c.fillStyle = css(mixRgb(palette.firstLamp, WHITE, 0.3));
  c.fillRect(0, 0, 5 * unit, height);
  c.restore();
}

function paintRhythm(c: SKRSContext2D, place: CardPlace): void {
  const { width, height, palette, rhythm } = place;
  const unit = height / 480;
  rhythm.forEach((accent, i) => {
    const tall = (6 + accent * 9) * unit;
    c.fillStyle = css(mixRgb(palette.firstLamp, WHITE, 0.2), 0.45 + accent * 0.18);
    c.fillRect(width * 0.07 + i * 20 * unit, height * 0.88 - tall, 10 * unit, tall);
  });
}

/** The card at the start of a section, without its animated count. */
export function titleCard(section: SectionName, place: CardPlace): Frame {
  const { width, height, palette, styleName } = place;
  const unit = height / 480;
  const { heading, subtitle } = sectionRules[section];
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  paintPanels(c, place);
  c.fillStyle = css(palette.firstLamp);
  setFace(c, 24 * unit, text);
  c.fillText(styleName, width * 0.07, height * 0.32);
  c.fillStyle = "#fff";
  const size = writeStretched(c, heading.toUpperCase(), {
    x: width * 0.068,
    y: height * 0.32 + 92 * unit,
    size: 84 * unit,
    maxWidth: width * 0.52,
  });
  c.fillStyle = "rgba(255,255,255,.76)";
  setFace(c, 24 * unit, text);
  c.fillText(subtitle, width * 0.07, height * 0.32 + (120 + size * 0.12) * unit);
  paintRhythm(c, place);
  return frameOfRgba(width, height, canvas.data());
}
