import { tokens } from "./tokens";

type References<T> = { readonly [K in keyof T]: string };

function references<T extends object>(group: T, prefix = ""): References<T> {
  const entries = Object.keys(group).map((name) => [name, `var(--${prefix}${name})`]);
  return Object.fromEntries(entries) as References<T>;
}

/** Colors that depend on the surrounding theme. */
export const color = references(tokens.color.stage);
export const magenta = references(tokens.color.magenta, "magenta-");
/** Colors on pictures and films, independent of the theme. */
export const art = references(tokens.color.art, "art-");
export const levelColor = references(tokens.color.level, "level-");
export const radius = references(tokens.radius, "r-");
export const elevation = references(tokens.elevation, "e-");
/** Durations and easing curves. `motion.beat` is 500 ms. */
export const motion = references(tokens.motion, "m-");
export const layer = references(tokens.z, "z-");
export const layout = references(tokens.layout, "l-");
export const font = { display: "var(--font-display)", text: "var(--font-text)" } as const;
