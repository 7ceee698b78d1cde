import type { SKRSContext2D } from "@napi-rs/canvas";
import { mixRgb, type Rgb } from "../../artwork/colour";
import type { Camera } from "../raster/camera";
import { css, type Palette } from "./palette";

export type View = "front" | "back";

/** Eight-counts alternate between two moods. */
export type Mood = 0 | 1;

export interface StageSet {
  readonly c: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  readonly view: View;
  readonly mood: Mood;
  readonly palette: Palette;
  /** Flood colors of wall and floor, in the order of the mood. */
  readonly floods: readonly [Rgb, Rgb];
  readonly lamps: readonly [Rgb, Rgb];
  readonly horizon: number;
  /** Pixels per pixel of a 480-line picture. */
  readonly unit: number;
  readonly styleName: string;
}

/** Depth in meters of the wall (front view) or of the stage's edge (back view). */
export const wallDepth = (view: View): number => (view === "back" ? 4.2 : -3.4);

export function setOf(
  c: SKRSContext2D,
  place: { width: number; height: number; camera: Camera; view: View; mood: Mood },
  film: { palette: Palette; styleName: string },
): StageSet {
  const { palette } = film;
  const { first, second, firstLamp, secondLamp } = palette;
  const isFirst = place.mood === 0;
  // A light color on a dark wall looks muddy, so it is mixed with the dark one.
  const washed = mixRgb(first, second, 0.6);
  return {
    c,
    ...place,
    ...film,
    floods: isFirst ? [washed, second] : [second, washed],
    lamps: isFirst ? [firstLamp, secondLamp] : [secondLamp, firstLamp],
    horizon: place.camera.see([0, 0, wallDepth(place.view)]).y,
    unit: place.height / 480,
  };
}

export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stops: readonly (readonly [place: number, colour: Rgb, alpha: number])[];
}

export function fillGlow({ c, width, height }: StageSet, glow: Glow, bottom = height): void {
  const gradient = c.createRadialGradient(glow.x, glow.y, 0, glow.x, glow.y, glow.radius);
  for (const [place, colour, alpha] of glow.stops) gradient.addColorStop(place, css(colour, alpha));
  c.fillStyle = gradient;
  c.fillRect(0, 0, width, bottom);
}

export function addingLight({ c }: StageSet, draw: () => void): void {
  c.globalCompositeOperation = "lighter";
  draw();
  c.globalCompositeOperation = "source-over";
}

const NIGHT: Rgb = [8, 6, 14];

export function paintWall(set: StageSet): void {
  const { c, width, horizon, floods, view } = set;
  const dark = view === "back" ? 0.78 : 0.4;
  const wall = c.createLinearGradient(0, 0, width, horizon);
  wall.addColorStop(0, css(mixRgb(floods[0], NIGHT, dark)));
  wall.addColorStop(1, css(mixRgb(floods[1], NIGHT, dark)));
  c.fillStyle = wall;
  c.fillRect(0, 0, width, horizon + 1);
}
