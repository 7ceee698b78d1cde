import { INK, mix, rgba, WHITE } from "./colour";
import { type Costume, drawFigure } from "./figure";
import { dancerAt, type Scene } from "./scene";

const NIGHT = "#040205";

interface Tube {
  readonly x: number;
  readonly bottom: number;
  readonly tall: number;
  readonly wide: number;
  readonly strength: number;
}

function fillRoom(scene: Scene, horizon: number): void {
  const { c, width, height, look } = scene;
  const wall = c.createLinearGradient(0, 0, 0, horizon);
  wall.addColorStop(0, mix(look.dark, NIGHT, 0.82));
  wall.addColorStop(1, mix(look.dark, look.light, 0.1));
  c.fillStyle = wall;
  c.fillRect(0, 0, width, height);
  const floor = c.createLinearGradient(0, horizon, 0, height);
  floor.addColorStop(0, mix(look.dark, NIGHT, 0.35));
  floor.addColorStop(1, mix(look.dark, NIGHT, 0.88));
  c.fillStyle = floor;
  c.fillRect(0, horizon, width, height - horizon);
}

function drawTube(scene: Scene, tube: Tube): void {
  const { c, look, height } = scene;
  const { x, bottom, tall, wide, strength } = tube;
  const outline = () => {
    c.beginPath();
    c.roundRect(x - wide / 2, bottom - tall, wide, tall - height * 0.015, wide / 2);
    c.fill();
  };
  c.save();
  c.globalCompositeOperation = "screen";
  for (const [blur, alpha] of [
    [22, 0.55],
    [9, 0.6],
    [3, 0.9],
  ] as const) {
    c.shadowColor = rgba(look.light, alpha * strength);
    c.shadowBlur = wide * blur;
    c.fillStyle = rgba(look.light, 0.5 * strength);
    outline();
  }
  c.restore();
  c.fillStyle = rgba(mix(look.light, WHITE, 0.7 * strength), 0.35 + 0.65 * strength);
  outline();
}

function drawTubes(scene: Scene, horizon: number): void {
  const { c, width, height, look } = scene;
  look.rhythm.forEach((accent, i) => {
    const x = width * (0.085 + i * 0.1186);
    const tall = height * (0.26 + accent * 0.13);
    const bottom = horizon - height * 0.012;
    drawTube(scene, { x, bottom, tall, wide: width * 0.0075, strength: 0.35 + 0.216 * accent });
    const spill = c.createLinearGradient(0, horizon, 0, height);
    spill.addColorStop(0, rgba(look.light, 0.3 * (0.3 + 0.23 * accent)));
    spill.addColorStop(1, rgba(look.light, 0));
    c.save();
    c.globalCompositeOperation = "screen";
    c.fillStyle = spill;
    c.fillRect(x - width * 0.012, horizon, width * 0.024, height - horizon);
    c.restore();
  });
}

function drawGlow(scene: Scene, horizon: number): void {
  const { c, width, height, look } = scene;
  const x = scene.focus[0];
  const y = horizon - height * 0.3;
  const glow = c.createRadialGradient(x, y, 0, x, y, height * 0.72);
  glow.addColorStop(0, rgba(mix(look.light, WHITE, 0.25), 0.62));
  glow.addColorStop(0.4, rgba(look.light, 0.26));
  glow.addColorStop(1, rgba(look.light, 0));
  c.save();
  c.globalCompositeOperation = "screen";
  c.fillStyle = glow;
  c.fillRect(0, 0, width, height);
  const line = c.createLinearGradient(0, horizon - height * 0.05, 0, horizon + height * 0.05);
  line.addColorStop(0, rgba(look.light, 0));
  line.addColorStop(0.5, rgba(look.light, 0.3));
  line.addColorStop(1, rgba(look.light, 0));
  c.fillStyle = line;
  c.fillRect(0, horizon - height * 0.05, width, height * 0.1);
  c.restore();
}

interface Cast {
  readonly x: number;
  readonly ground: number;
  readonly height: number;
  readonly moment: number;
  readonly body: string;
  readonly rim: string;
  readonly costume: Costume;
}

function drawBacklit(scene: Scene, cast: Cast): void {
  const { c, width, height } = scene;
  const skeleton = dancerAt(scene, cast.moment, cast);
  const mirrorLine = cast.ground - cast.height * 0.004;
  c.save();
  c.beginPath();
  c.rect(0, mirrorLine, width, height);
  c.clip();
  c.translate(0, cast.ground * 2 - cast.height * 0.004);
  c.scale(1, -1);
  c.globalAlpha = 0.5;
  c.fillStyle = cast.body;
  drawFigure(c, skeleton, cast.costume);
  c.restore();
  for (const [dx, dy, alpha] of [
    [0.004, -0.0035, 1],
    [-0.0035, -0.002, 0.7],
  ] as const) {
    c.save();
    c.translate(cast.height * dx, cast.height * dy);
    c.globalAlpha = alpha;
    c.fillStyle = cast.rim;
    drawFigure(c, skeleton, cast.costume);
    c.restore();
  }
  c.fillStyle = cast.body;
  drawFigure(c, skeleton, cast.costume);
}

export function drawTubeStage(scene: Scene): void {
  const { width, height, look, dancerHeight } = scene;
  const horizon = height * 0.8;
  fillRoom(scene, horizon);
  drawTubes(scene, horizon);
  drawGlow(scene, horizon);
  const x = scene.focus[0];
  const behind = {
    ground: horizon + height * 0.035,
    height: dancerHeight * 0.8,
    body: mix(look.dark, NIGHT, 0.42),
    rim: mix(look.light, look.dark, 0.2),
  };
  const [left, right] = [x - width * 0.235, x + width * 0.235];
  drawBacklit(scene, { ...behind, x: left, moment: 0.94, costume: { hair: "bun" } });
  const tracksuit: Costume = { hair: "cap", hasFlares: true };
  drawBacklit(scene, { ...behind, x: right, moment: 0.95, costume: tracksuit });
  drawBacklit(scene, {
    x,
    ground: horizon + height * 0.115,
    height: dancerHeight,
    moment: 1,
    body: mix(look.dark, INK, 0.78),
    rim: mix(look.light, WHITE, 0.55),
    costume: look.costume,
  });
}
