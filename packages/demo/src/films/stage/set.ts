import type { SKRSContext2D } from "@napi-rs/canvas";
import { mixRgb, type Rgb } from "../../artwork/colour";
import type { Camera } from "../raster/camera";
import { css, type Palette } from "./palette";

export type View = "front" | "back";

/** One of two light moods; eight-counts alternate between them. */
export type Mood = 0 | 1;

/** A stage being painted. */
export interface StageSet {
  readonly c: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  readonly view: View;
  readonly mood: Mood;
  readonly palette: Palette;
  /** Flood colours of wall and floor, in the order of the mood. */
  readonly floods: readonly [Rgb, Rgb];
  readonly lamps: readonly [Rgb, Rgb];
  /** Row where wall and floor meet. */
  readonly horizon: number;
  /** Pixels per pixel of a 480-line picture. */
  readonly unit: number;
  readonly styleName: string;
}

/** Depth of the wall behind the dancer, or of the edge of the stage in front of them, metres. */
export const wallDepth = (view: View): number => (view === "back" ? 4.2 : -3.4);

/** Works out the set of a film for a canvas. */
export function setOf(
  c: SKRSContext2D,
  place: { width: number; height: number; camera: Camera; view: View; mood: Mood },
  film: { palette: Palette; styleName: string },
): StageSet {
  const { palette } = film;
  const { first, second, firstLamp, secondLamp } = palette;
  const isFirst = place.mood === 0;
  // A light colour on a dark wall turns muddy; mixed with the dark one it glows.
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

/** A glow: colours and opacities from its middle to its edge. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stops: readonly (readonly [place: number, colour: Rgb, alpha: number])[];
}

/** Fills the picture, down to `bottom`, with a round glow. */
export function fillGlow({ c, width, height }: StageSet, glow: Glow, bottom = height): void {
  const gradient = c.createRadialGradient(glow.x, glow.y, 0, glow.x, glow.y, glow.radius);
  for (const [place, colour, alpha] of glow.stops) gradient.addColorStop(place, css(colour, alpha));
  c.fillStyle = gradient;
  c.fillRect(0, 0, width, bottom);
}

/** Runs a drawing that adds light. */
export function addingLight({ c }: StageSet, draw: () => void): void {
  c.globalCompositeOperation = "lighter";
  draw();
  c.globalCompositeOperation = "source-over";
}

const NIGHT: Rgb = [8, 6, 14];

/** The wall, or the dark above the seats. */
export function paintWall(set: StageSet): void {
  const { c, width, horizon, floods, view } = set;
  const dark = view === "back" ? 0.78 : 0.4;
  const wall = c.createLinearGradient(0, 0, width, horizon);
  wall.addColorStop(0, css(mixRgb(floods[0], NIGHT, dark)));
  wall.addColorStop(1, css(mixRgb(floods[1], NIGHT, dark)));
  c.fillStyle = wall;
  c.fillRect(0, 0, width, horizon + 1);
}
