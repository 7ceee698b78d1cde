import { tokens } from "./tokens";

type References<T> = { readonly [K in keyof T]: string };

function references<T extends object>(group: T, prefix = ""): References<T> {
  const entries = Object.keys(group).map((name) => [name, `var(--${prefix}${name})`]);
  return Object.fromEntries(entries) as References<T>;
}

/** Colours that change with the theme around the element. */
export const color = references(tokens.color.stage);
/** Brand magentas, the same in both themes. */
export const magenta = references(tokens.color.magenta, "magenta-");
/** Colours laid on pictures and films, whatever the theme. */
export const art = references(tokens.color.art, "art-");
/** Chart and legend colours of the three levels. */
export const levelColor = references(tokens.color.level, "level-");
export const radius = references(tokens.radius, "r-");
export const elevation = references(tokens.elevation, "e-");
/** Durations and curves: `motion.beat` is 500 ms, `motion.hit` arrives and holds. */
export const motion = references(tokens.motion, "m-");
export const layer = references(tokens.z, "z-");
export const layout = references(tokens.layout, "l-");
export const font = { display: "var(--font-display)", text: "var(--font-text)" } as const;
