import type { PoseName } from "./pose";
import type { Composition, Size } from "./scene";
import { lookOfSlug, type StyleLook } from "./style-look";

export function styleTile(look: StyleLook): Composition {
  return {
    treatment: "trail",
    keys: look.keys,
    seed: 1,
    focusX: look.isDuo ? 0.66 : 0.56,
    scale: 0.7,
    spread: look.isDuo ? 0.2 : 0.34,
    ground: 0.9,
  };
}

export function styleBanner(look: StyleLook): Composition {
  return {
    treatment: "trail",
    keys: look.keys,
    seed: 1,
    focusX: look.isDuo ? 0.87 : 0.78,
    scale: look.isDuo ? 0.6 : 0.68,
    spread: look.isDuo ? 0.12 : 0.28,
    ground: 0.875,
  };
}

const held = (look: StyleLook, index: number): PoseName =>
  look.pool[(index * 3 + 1) % look.pool.length] ?? "stand";

export function instructorBanner(look: StyleLook, index: number): Composition {
  return {
    treatment: "disc",
    keys: [...look.keys.slice(0, 3), held(look, index)],
    seed: index + 31,
    focusX: 0.79,
    scale: 0.72,
    spread: 0.22,
    ground: 0.9,
  };
}

export function playlistCover(look: StyleLook, index: number): Composition {
  const start = index % look.keys.length;
  const turned = [...look.keys.slice(start), ...look.keys.slice(0, start)];
  return {
    treatment: "strip",
    keys: [...turned, held(look, index)],
    seed: index + 61,
    focusX: 0.5,
    scale: 0.5,
    spread: 0,
    ground: 0.56,
  };
}

interface PagePicture {
  readonly path: string;
  readonly size: Size;
  readonly look: StyleLook;
  readonly composition: Composition;
}

const house = (dark: string, light: string): StyleLook => {
  const look = lookOfSlug("jazz-funk");
  return { ...look, dark, light, motif: "none", costume: { hair: "bun" } };
};

export const pagePictures: readonly PagePicture[] = [
  {
    path: "images/pages/sign-in.webp",
    size: { width: 1200, height: 1350 },
    look: house("#2A0622", "#FF4FA6"),
    composition: {
      treatment: "trail",
      keys: ["stand", "reach", "lunge", "passe", "hit", "arabesque"],
      seed: 1,
      focusX: 0.62,
      scale: 0.54,
      spread: 0.5,
      ground: 0.772,
    },
  },
  {
    path: "images/pages/confirmation.webp",
    size: { width: 1600, height: 1000 },
    look: house("#1E0718", "#FF4FA6"),
    composition: {
      treatment: "trail",
      keys: ["stand", "reach", "passe", "kick", "lunge", "leap"],
      seed: 1,
      focusX: 0.72,
      scale: 0.56,
      spread: 0.56,
      ground: 0.93,
    },
  },
  {
    path: "images/pages/onboarding.webp",
    size: { width: 900, height: 900 },
    look: lookOfSlug("street-jazz"),
    composition: {
      treatment: "print",
      keys: ["stand", "groove", "hit", "passe", "kick"],
      seed: 1,
      focusX: 0.56,
      scale: 0.7,
      spread: 0.34,
      ground: 0.9,
    },
  },
];
