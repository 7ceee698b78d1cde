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

/** Layout breakpoints. Each includes its own width. */
export type Breakpoint = keyof typeof WIDEST;

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

/** `${below.shell} { … }` applies at 790 px and narrower. */
export const below = media((width) => `(max-width: ${width}px)`);
/** `${above.shell} { … }` applies from 791 px. */
export const above = media((width) => `(min-width: ${width + 1}px)`);
export const hoverable = "@media (hover: hover) and (pointer: fine)";
export const phoneInLandscape =
  "(orientation: landscape) and (max-height: 500px) and (pointer: coarse)";
export const touchOnly = "@media (hover: none) and (pointer: coarse)";
export const reducedMotion = "@media (prefers-reduced-motion: reduce)";
