import { mixRgb, type Rgb, rgbOf } from "../../artwork/colour";
import { normalize } from "../motion/vector";
import { type Lighting, type Surface, shadingTable } from "../raster/shading";
import { type Palette, WHITE } from "../stage/palette";
import type { Mood, View } from "../stage/set";
import type { Look } from "../wardrobe/look";

/** Indexed by material. Hair and face stay dark against the back light. */
function surfacesOf({ colours }: Look): readonly Surface[] {
  const skin = rgbOf(colours.skin);
  const surface = (colour: Rgb, gloss: number, rim: number): Surface => ({ colour, gloss, rim });
  return [
    surface(skin, 1.06, 0.9),
    surface(rgbOf(colours.top), 1, 1),
    surface(rgbOf(colours.bottom), 1, 1),
    surface(rgbOf(colours.shoes), 1.15, 1),
    surface(rgbOf(colours.hair), 1.1, 0.3),
    surface(rgbOf(colours.accent), 1.1, 1),
    surface([10, 9, 14], 1, 0),
    surface(mixRgb(skin, [120, 20, 40], 0.55), 1, 0.1),
  ];
}

function lightingOf(palette: Palette, view: View, mood: Mood): Lighting {
  const isBack = view === "back";
  const [near, far] =
    mood === 0 ? [palette.firstLamp, palette.secondLamp] : [palette.secondLamp, palette.firstLamp];
  const rim = isBack ? 1.35 : 1.15;
  return {
    ambient: mixRgb(palette.room, [150, 150, 170], 0.42),
    keys: [
      {
        direction: normalize([-0.35, 0.55, 0.75]),
        colour: mixRgb([255, 244, 230], near, 0.22),
        intensity: isBack ? 0.3 : 0.62,
      },
      { direction: normalize([0.7, 0.1, 0.5]), colour: far, intensity: isBack ? 0.12 : 0.2 },
    ],
    rims: [
      { direction: normalize([-0.92, 0.38, 0]), colour: mixRgb(near, WHITE, 0.25), intensity: rim },
      { direction: normalize([0.92, 0.38, 0]), colour: mixRgb(far, WHITE, 0.25), intensity: rim },
    ],
  };
}

export function shadingOf(
  look: Look,
  palette: Palette,
  view: View,
): readonly [Uint8Array, Uint8Array] {
  const surfaces = surfacesOf(look);
  return [
    shadingTable(surfaces, lightingOf(palette, view, 0)),
    shadingTable(surfaces, lightingOf(palette, view, 1)),
  ];
}
