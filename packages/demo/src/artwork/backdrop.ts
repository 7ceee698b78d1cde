import { INK, mix, rgba, WHITE } from "./colour";
import { drawMotif } from "./motif";
import type { Scene } from "./scene";

function fillField(scene: Scene, isBright: boolean): void {
  const { c, width, height, look } = scene;
  const gradient = c.createLinearGradient(0, 0, width, height);
  if (isBright) {
    gradient.addColorStop(0, mix(look.light, WHITE, 0.06));
    gradient.addColorStop(1, mix(look.light, look.dark, 0.24));
  } else {
    gradient.addColorStop(0, mix(look.dark, INK, 0.55));
    gradient.addColorStop(0.55, look.dark);
    gradient.addColorStop(1, mix(look.dark, look.light, 0.34));
  }
  c.fillStyle = gradient;
  c.fillRect(0, 0, width, height);
}

function drawHalo(scene: Scene, isBright: boolean): void {
  const { c, look, dancerHeight: tall } = scene;
  const [x, y] = scene.focus;
  const halo = c.createRadialGradient(x, y - tall * 0.52, 0, x, y - tall * 0.5, tall * 0.95);
  if (isBright) {
    halo.addColorStop(0, rgba(WHITE, 0.42));
    halo.addColorStop(1, rgba(WHITE, 0));
  } else {
    halo.addColorStop(0, rgba(look.light, 0.5));
    halo.addColorStop(0.45, rgba(look.light, 0.16));
    halo.addColorStop(1, rgba(look.light, 0));
  }
  c.save();
  if (!isBright) c.globalCompositeOperation = "screen";
  c.fillStyle = halo;
  c.fillRect(0, 0, scene.width, scene.height);
  c.restore();
}

function drawFloor(scene: Scene, isBright: boolean): void {
  const { c, width, height, look } = scene;
  const y = scene.focus[1];
  const floor = c.createLinearGradient(0, y, 0, height);
  floor.addColorStop(0, isBright ? rgba(look.dark, 0.16) : rgba("#000000", 0.42));
  floor.addColorStop(1, isBright ? rgba(look.dark, 0.3) : rgba("#000000", 0.1));
  c.fillStyle = floor;
  c.fillRect(0, y, width, height - y);
}

export function drawSceneMotif(scene: Scene, colour: string): void {
  const { c, width, height, look, focus } = scene;
  const field = { width, height, colour, focusX: focus[0], focusY: focus[1], rhythm: look.rhythm };
  drawMotif(c, look.motif, field);
}

export function drawBackdrop(scene: Scene, isBright: boolean): void {
  fillField(scene, isBright);
  drawSceneMotif(scene, isBright ? scene.look.dark : scene.look.light);
  drawHalo(scene, isBright);
  drawFloor(scene, isBright);
}

export function drawVignette(scene: Scene, isBright: boolean): void {
  const { c, width, height } = scene;
  const shade = c.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, "rgba(0,0,0,0)");
  shade.addColorStop(1, isBright ? "rgba(0,0,0,.05)" : "rgba(0,0,0,.28)");
  c.fillStyle = shade;
  c.fillRect(0, 0, width, height);
}
