const WIDEST = {
  small: 500,
  survey: 600,
  shell: 790,
  funnel: 899,
  compact: 1000,
  desktop: 1199,
  wide: 1299,
  tooltip: 1279,
} as const;

/** The widths at which layouts change; each name holds up to and including its own width. */
export type Breakpoint = keyof typeof WIDEST;

/** The media condition that is true up to a breakpoint, e.g. for `matchMedia`. */
export function conditionBelow(name: Breakpoint): string {
  return `(max-width: ${WIDEST[name]}px)`;
}

function media(condition: (width: number) => string): { readonly [K in Breakpoint]: string } {
  const entries = Object.entries(WIDEST).map(([name, width]) => [
    name,
    `@media ${condition(width)}`,
  ]);
  return Object.fromEntries(entries) as { readonly [K in Breakpoint]: string };
}

/** `${below.shell} { … }` holds on phones and small tablets: 790 px and narrower. */
export const below = media((width) => `(max-width: ${width}px)`);
/** `${above.shell} { … }` holds from one pixel more. */
export const above = media((width) => `(min-width: ${width + 1}px)`);
/** Only where a pointer can rest on something. */
export const hoverable = "@media (hover: hover) and (pointer: fine)";
/** A phone on its side: short, wide and held by fingers. */
export const phoneInLandscape =
  "(orientation: landscape) and (max-height: 500px) and (pointer: coarse)";
/** No keyboard and no mouse at hand. */
export const touchOnly = "@media (hover: none) and (pointer: coarse)";
/** For people who asked their system for less movement. */
export const calm = "@media (prefers-reduced-motion: reduce)";
