import type { SKRSContext2D } from "@napi-rs/canvas";
import type { HairCut } from "../content/content-instructor";

type HairShape = (c: SKRSContext2D, r: (part: number) => number) => void;

/** Hair trailing behind the movement. `length` 1 reaches the shoulder blades. */
const flowing =
  (length: number): HairShape =>
  (c, r) => {
    const x = (part: number) => -r(part);
    c.moveTo(r(0.03), -r(0.056));
    c.bezierCurveTo(x(0.11), -r(0.1), x(0.13 * length), r(0.06), x(0.2 * length), r(0.1 * length));
    c.bezierCurveTo(x(0.1 * length), r(0.11), x(0.05), r(0.05), x(0.02), r(0.02));
    c.closePath();
  };

const shapes: Readonly<Record<HairCut, HairShape>> = {
  bun: (c, r) => c.arc(-r(0.012), -r(0.066), r(0.024), 0, 7),
  puff: (c, r) => c.arc(-r(0.006), -r(0.044), r(0.063), 0, 7),
  cap: (c, r) => {
    c.ellipse(0, -r(0.03), r(0.051), r(0.036), 0, 0, 7);
    c.rect(0, -r(0.034), r(0.084), r(0.014));
  },
  bob: (c, r) => c.ellipse(0, -r(0.006), r(0.06), r(0.064), 0, 0, 7),
  fade: (c, r) => c.ellipse(0, -r(0.028), r(0.048), r(0.038), 0, Math.PI, 0),
  long: flowing(1),
  pony: flowing(0.85),
};

export function drawHair(c: SKRSContext2D, hair: HairCut, height: number): void {
  c.beginPath();
  shapes[hair](c, (part) => part * height);
  c.fill();
}
