import { mixRgb } from "../../artwork/colour";
import { writeStretched } from "./lettering";
import { css, WHITE } from "./palette";
import { fillGlow, type StageSet } from "./set";

function paintHalo(set: StageSet): void {
  const { width, height, horizon, lamps, floods, palette } = set;
  const [x, y] = [width / 2, horizon - height * 0.36];
  const stops = [
    [0, mixRgb(lamps[0], lamps[1], 0.3), 0.6],
    [0.38, floods[0], 0.26],
    [1, palette.room, 0],
  ] as const;
  fillGlow(set, { x, y, radius: height * 0.72, stops }, horizon + 1);
}

function paintRing({ c, width, height, horizon, lamps, unit }: StageSet): void {
  c.lineWidth = 5 * unit;
  c.strokeStyle = css(mixRgb(lamps[1], WHITE, 0.3), 0.55);
  c.beginPath();
  c.arc(width / 2, horizon - height * 0.4, height * 0.335, 0, 7);
  c.stroke();
  c.lineWidth = 16 * unit;
  c.strokeStyle = css(lamps[1], 0.13);
  c.stroke();
}

function paintWord({ c, width, height, horizon, unit, styleName }: StageSet): void {
  c.textBaseline = "middle";
  c.lineWidth = 1.6 * unit;
  c.strokeStyle = css(WHITE, 0.34);
  c.fillStyle = css(WHITE, 0.05);
  writeStretched(c, styleName.toUpperCase(), {
    x: width / 2,
    y: horizon - height * 0.42,
    size: height * 0.4,
    maxWidth: width * 0.95,
    isCentred: true,
    isOutlined: true,
  });
}

function paintBars({ c, width, height, horizon, unit, lamps, mood }: StageSet): void {
  for (let i = 0; i < 9; i++) {
    for (const side of [-1, 1]) {
      const x = width / 2 + side * width * (0.285 + i * 0.026);
      const tall = height * (0.1 + 0.42 * Math.abs(Math.sin(i * 1.7 + mood * 2 + side)));
      c.fillStyle = css(lamps[side < 0 ? 0 : 1], 0.05 + (0.03 * (8 - i)) / 8);
      c.fillRect(x - 1.6 * unit, horizon - tall, 3.2 * unit, tall);
    }
  }
}

/** The background in the front view. */
export function paintUpstage(set: StageSet): void {
  paintHalo(set);
  paintRing(set);
  paintWord(set);
  paintBars(set);
}
