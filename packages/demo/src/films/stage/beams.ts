import type { Rgb } from "../../artwork/colour";
import { seededRandom } from "../../artwork/seeded-random";
import { css } from "./palette";
import { addingLight, fillGlow, type StageSet } from "./set";

/** From a lamp above to a spot on the floor, as fractions of width and height. */
interface Beam {
  readonly x: number;
  readonly y: number;
  readonly target: number;
  readonly wide: number;
  readonly colour: Rgb;
}

function beamsOf({ view, mood, lamps }: StageSet): readonly Beam[] {
  const beam = (x: number, target: number, wide: number, colour: Rgb): Beam => ({
    x,
    y: -0.05,
    target,
    wide,
    colour,
  });
  if (view === "back") {
    return [
      { ...beam(0.14, 0.5, 0.22, lamps[0]), y: 0.1 },
      { ...beam(0.86, 0.5, 0.22, lamps[1]), y: 0.1 },
    ];
  }
  if (mood === 0) return [beam(0.16, 0.56, 0.18, lamps[0]), beam(0.84, 0.44, 0.18, lamps[1])];
  return [
    beam(0.02, 0.4, 0.17, lamps[0]),
    beam(0.98, 0.6, 0.17, lamps[1]),
    { ...beam(0.5, 0.5, 0.2, [255, 246, 230]), y: -0.1 },
  ];
}

function paintBeam({ c, width, height, camera }: StageSet, beam: Beam): void {
  const floor = camera.see([0, 0, 0]).y;
  const [x, y] = [width * beam.x, height * beam.y];
  const light = c.createLinearGradient(x, y, width * beam.target, floor);
  light.addColorStop(0, css(beam.colour, 0.42));
  light.addColorStop(0.5, css(beam.colour, 0.12));
  light.addColorStop(1, css(beam.colour, 0.02));
  c.globalAlpha = 0.42;
  c.fillStyle = light;
  for (let k = 0; k < 4; k++) {
    const half = (beam.wide * (0.4 + k * 0.2)) / 2;
    c.beginPath();
    c.moveTo(x - 3, y);
    c.lineTo(x + 3, y);
    c.lineTo(width * (beam.target + half), floor + height * 0.03);
    c.lineTo(width * (beam.target - half), floor + height * 0.03);
    c.fill();
  }
  c.globalAlpha = 1;
}

function paintHaze(set: StageSet): void {
  const { width, height, mood, view, lamps, styleName } = set;
  const random = seededRandom(mood * 17 + (view === "back" ? 5 : 1) + styleName.length);
  for (let i = 0; i < 10; i++) {
    const colour = lamps[i % 2 === 0 ? 0 : 1];
    const [x, y] = [random() * width, height * (0.3 + random() * 0.5)];
    const radius = height * (0.18 + random() * 0.25);
    const stops = [
      [0, colour, 0.035],
      [1, colour, 0],
    ] as const;
    fillGlow(set, { x, y, radius, stops });
  }
}

export function paintAir(set: StageSet): void {
  const { c, width, height } = set;
  addingLight(set, () => {
    for (const beam of beamsOf(set)) paintBeam(set, beam);
    paintHaze(set);
  });
  const [x, y] = [width / 2, height / 2];
  const vignette = c.createRadialGradient(x, y, height * 0.45, x, y, width * 0.62);
  vignette.addColorStop(0, "rgba(0,0,0,0)");
  vignette.addColorStop(1, "rgba(0,0,0,.62)");
  c.fillStyle = vignette;
  c.fillRect(0, 0, width, height);
}
