import { mixRgb, type Rgb } from "../../artwork/colour";
import { css, WHITE } from "./palette";
import { addingLight, fillGlow, type StageSet } from "./set";

const WARM: Rgb = [255, 244, 225];

function paintSeats({ c, width, height, horizon, floods }: StageSet): void {
  for (let row = 0; row < 5; row++) {
    const y = horizon - height * (0.03 + row * 0.075);
    const seats = 22 + row * 2;
    const flood = floods[row % 2 === 0 ? 0 : 1];
    c.fillStyle = css(mixRgb(flood, [4, 4, 8], 0.86 - row * 0.01), 0.9);
    for (let seat = -1; seat < seats; seat++) {
      const x = ((seat + 0.5 + (row % 2) * 0.5) * width) / (seats - 1);
      c.beginPath();
      c.arc(x, y, (width / seats) * 0.36, Math.PI, 0);
      c.fill();
    }
  }
}

function paintSpots(set: StageSet): void {
  const { width, height, lamps } = set;
  const spots: readonly (readonly [number, number, number, Rgb])[] = [
    [0.14, 0.1, 0.5, lamps[0]],
    [0.86, 0.1, 0.5, lamps[1]],
    [0.5, 0.05, 0.34, WARM],
  ];
  addingLight(set, () => {
    for (const [x, y, radius, colour] of spots) {
      const stops = [
        [0, WHITE, 0.95],
        [0.05, mixRgb(colour, WHITE, 0.6), 0.8],
        [0.16, colour, 0.3],
        [1, colour, 0],
      ] as const;
      fillGlow(set, { x: width * x, y: height * y, radius: height * radius, stops });
    }
  });
}

function paintHaze(set: StageSet): void {
  const { width, height, horizon, lamps, palette } = set;
  const stops = [
    [0, mixRgb(lamps[0], lamps[1], 0.5), 0.5],
    [1, palette.room, 0],
  ] as const;
  const place = { x: width / 2, y: horizon - height * 0.3, radius: height * 0.62 };
  fillGlow(set, { ...place, stops }, horizon);
}

/** The background when the camera is upstage. */
export function paintAuditorium(set: StageSet): void {
  paintSeats(set);
  paintSpots(set);
  paintHaze(set);
}

export function paintFootlights(set: StageSet): void {
  const { c, camera, unit, lamps } = set;
  addingLight(set, () => {
    for (let i = 0; i < 15; i++) {
      const { x, y } = camera.see([(i - 7) * 0.62, 0.05, 2.6]);
      const glow = c.createRadialGradient(x, y, 0, x, y, 15 * unit);
      glow.addColorStop(0, css([255, 246, 220], 0.95));
      glow.addColorStop(0.2, css(lamps[i % 2 === 0 ? 0 : 1], 0.6));
      glow.addColorStop(1, css(lamps[i % 2 === 0 ? 0 : 1], 0));
      c.fillStyle = glow;
      c.fillRect(x - 16 * unit, y - 16 * unit, 32 * unit, 32 * unit);
    }
  });
}
