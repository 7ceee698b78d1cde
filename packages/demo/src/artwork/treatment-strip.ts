import { INK, mix, WHITE } from "./colour";
import { drawFigure } from "./figure";
import { dancerAt, type Scene } from "./scene";

const PANELS = 8;

function drawPanel(scene: Scene, index: number): void {
  const { c, width, height, look, dancerHeight } = scene;
  const moment = index / (PANELS - 1);
  const panel = width / PANELS;
  c.save();
  c.beginPath();
  c.rect(index * panel, 0, panel + 0.5, height);
  c.clip();
  c.fillStyle = mix(look.dark, look.light, 0.04 + 0.96 * moment ** 1.25);
  c.fillRect(index * panel, 0, panel + 1, height);
  c.fillStyle = moment > 0.55 ? mix(look.dark, INK, 0.3) : mix(look.light, WHITE, 0.55);
  const skeleton = dancerAt(scene, moment, {
    x: panel * (index + 0.5),
    height: Math.min(dancerHeight, panel * 2.15),
  });
  drawFigure(c, skeleton, look.costume);
  c.restore();
}

export function drawStrip(scene: Scene): void {
  for (let index = 0; index < PANELS; index++) drawPanel(scene, index);
}
