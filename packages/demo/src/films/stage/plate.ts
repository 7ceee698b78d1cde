import { createCanvas } from "@napi-rs/canvas";
import { type Frame, frameOfRgba } from "../raster/frame";
import { paintAuditorium, paintFootlights } from "./auditorium";
import { paintAir } from "./beams";
import { paintFloor } from "./floor";
import { paintWall, type StageSet, setOf } from "./set";
import { paintUpstage } from "./upstage";

type Place = Parameters<typeof setOf>[1];
type Film = Parameters<typeof setOf>[2];

function paint(set: StageSet): void {
  paintWall(set);
  if (set.view === "back") paintAuditorium(set);
  else paintUpstage(set);
  paintFloor(set);
  if (set.view === "back") paintFootlights(set);
  paintAir(set);
}

/** The empty stage. Painted once per film, view, and mood, then copied into every frame. */
export function plateOf(place: Place, film: Film): Frame {
  const canvas = createCanvas(place.width, place.height);
  paint(setOf(canvas.getContext("2d"), place, film));
  return frameOfRgba(place.width, place.height, canvas.data());
}
