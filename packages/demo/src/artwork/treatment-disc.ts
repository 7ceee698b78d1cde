import { drawSceneMotif } from "./backdrop";
import { INK, mix, WHITE } from "./colour";
import { drawFigure } from "./figure";
import { dancerAt, type Scene } from "./scene";

function fillGround(scene: Scene): void {
  const { c, width, height, look } = scene;
  const ground = c.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, mix(look.dark, INK, 0.25));
  ground.addColorStop(1, mix(look.dark, look.light, 0.12));
  c.fillStyle = ground;
  c.fillRect(0, 0, width, height);
}

function drawOutside(scene: Scene): void {
  const { c, look } = scene;
  c.save();
  c.globalCompositeOperation = "screen";
  c.fillStyle = look.light;
  for (let k = 0; k < 7; k++) {
    c.globalAlpha = 0.05 + 0.2 * (k / 7) ** 1.6;
    drawFigure(c, dancerAt(scene, k / 7), look.costume);
  }
  c.restore();
}

function drawInside(scene: Scene): void {
  const { c, look } = scene;
  c.fillStyle = mix(look.dark, INK, 0.45);
  for (let k = 3; k < 7; k++) {
    c.globalAlpha = 0.06 + (0.05 * k) / 7;
    drawFigure(c, dancerAt(scene, k / 7), look.costume);
  }
  c.globalAlpha = 1;
  drawFigure(c, dancerAt(scene, 1), look.costume);
}

export function drawDisc(scene: Scene): void {
  const { c, height, look, focus } = scene;
  fillGround(scene);
  drawSceneMotif(scene, look.light);
  drawOutside(scene);
  const circle = () => {
    c.beginPath();
    c.arc(focus[0] + height * 0.02, height * 0.5, height * 0.385, 0, 7);
  };
  c.fillStyle = look.light;
  circle();
  c.fill();
  c.fillStyle = mix(look.light, WHITE, 0.72);
  drawFigure(c, dancerAt(scene, 1), look.costume);
  c.save();
  circle();
  c.clip();
  c.fillStyle = look.light;
  c.fillRect(0, 0, scene.width, height);
  drawInside(scene);
  c.restore();
}
