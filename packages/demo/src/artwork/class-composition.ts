import type { ContentClass } from "../content/content-class";
import type { PoseName } from "./pose";
import type { Composition, Treatment } from "./scene";
import { seededRandom } from "./seeded-random";
import { lookOfSlug, type StyleLook } from "./style-look";

type Shot = "full" | "close";

/** In the order in which a style's classes use them. */
const shots: readonly (readonly [Treatment, Shot])[] = [
  ["print", "full"],
  ["trail", "full"],
  ["disc", "full"],
  ["tubes", "full"],
  ["print", "close"],
  ["strip", "full"],
  ["trail", "close"],
];

/** Returns four or five poses that end with `last`, without repeating a pose directly. */
function routeTo(last: PoseName, look: StyleLook, random: () => number): readonly PoseName[] {
  const pool = [...new Set([...look.keys, ...look.pool])];
  const route: PoseName[] = [last];
  const length = 4 + Math.floor(random() * 2);
  while (route.length < length) {
    const pose = pool[Math.floor(random() * pool.length)] ?? "stand";
    if (pose !== route[0]) route.unshift(pose);
  }
  return route;
}

/** Treatment, last pose, and side change at different rates, so that neighbors look different. */
export function classComposition(
  danceClass: ContentClass,
  place: { readonly index: number; readonly withinStyle: number },
): Composition {
  const look = lookOfSlug(danceClass.styleSlug);
  const random = seededRandom(place.index * 101 + 7);
  const [treatment, shot] = shots[(place.withinStyle + place.index) % shots.length] ?? [
    "trail",
    "full",
  ];
  const last = look.pool[place.withinStyle % look.pool.length] ?? "stand";
  const isClose = shot === "close";
  const isStrip = treatment === "strip";
  return {
    treatment,
    keys: routeTo(last, look, random),
    seed: place.index + 1,
    focusX: treatment === "tubes" ? 0.5 : 0.6 + (random() - 0.5) * 0.1,
    scale: isClose ? 1.5 : treatment === "tubes" ? 0.72 : isStrip ? 0.74 : 0.8,
    spread: isClose ? 0.3 : look.isDuo ? 0.2 : 0.42,
    ground: isStrip ? 0.8 : 0.92,
    isFlipped: place.withinStyle % 4 >= 2,
    ...(isClose ? { headY: 0.24 } : {}),
  };
}
