import { mixRgb } from "../../artwork/colour";
import { css, WHITE } from "./palette";
import { type StageSet, wallDepth } from "./set";

function paintBoards(set: StageSet): void {
  const { c, width, height, horizon, floods, palette, view } = set;
  const floor = c.createLinearGradient(0, horizon, 0, height);
  const dark = view === "back" ? 0.72 : 0.6;
  floor.addColorStop(0, css(mixRgb(mixRgb(floods[0], floods[1], 0.5), [5, 4, 10], dark)));
  floor.addColorStop(0.25, css(mixRgb(palette.room, [4, 3, 8], 0.3)));
  floor.addColorStop(1, css(mixRgb(palette.room, [2, 2, 5], 0.65)));
  c.fillStyle = floor;
  c.fillRect(0, horizon, width, height - horizon);
}

function paintPool({ c, width, camera, lamps, view }: StageSet): void {
  const middle = camera.see([0, 0, 0]);
  const radius = Math.abs(camera.see([1.75, 0, 0]).x - middle.x);
  const side = view === "back" ? 1 : -1;
  const far = Math.abs(camera.see([0, 0, side * 1.3]).y - middle.y);
  const near = Math.abs(camera.see([0, 0, side * -1.2]).y - middle.y);
  c.save();
  c.translate(width / 2, middle.y);
  c.scale(1, (far + near) / 2 / radius);
  const pool = c.createRadialGradient(0, 0, 0, 0, 0, radius);
  pool.addColorStop(0, css(mixRgb(lamps[0], [255, 250, 240], 0.45), 0.62));
  pool.addColorStop(0.62, css(lamps[0], 0.36));
  pool.addColorStop(0.86, css(lamps[1], 0.2));
  pool.addColorStop(1, css(lamps[1], 0));
  c.fillStyle = pool;
  c.beginPath();
  c.arc(0, 0, radius, 0, 7);
  c.fill();
  c.restore();
}

function paintPlanks({ c, camera, view }: StageSet): void {
  c.strokeStyle = css(WHITE, 0.07);
  c.lineWidth = 1;
  for (let i = -6; i <= 6; i++) {
    const from = camera.see([i * 0.8, 0, wallDepth(view)]);
    const to = camera.see([i * 0.8, 0, view === "back" ? -2.6 : 2.6]);
    c.beginPath();
    c.moveTo(from.x, from.y);
    c.lineTo(to.x, to.y);
    c.stroke();
  }
}

export function paintFloor(set: StageSet): void {
  paintBoards(set);
  paintPool(set);
  paintPlanks(set);
  const { c, width, horizon, unit, lamps } = set;
  c.fillStyle = css(lamps[1], 0.5);
  c.fillRect(0, horizon - unit, width, 1.6 * unit);
}
