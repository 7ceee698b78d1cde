/** Height of the notice at the bottom edge of the window; 0 without one. Nothing else goes there. */
export const noticeHeight = "var(--notice-height)";
/** Height of the window above the notice. */
export const freeHeight = `calc(100dvh - ${noticeHeight})`;
/** Distance from the bottom edge that clears the notice and the page's own bar, or the safe area. */
export const freeBottom = `calc(${noticeHeight} + var(--bottom-bar, env(safe-area-inset-bottom)))`;

/** Left and right padding of a bar as wide as the window: the gutter, or more next to a notch. */
export const barPadding = (gutter: string) =>
  `max(${gutter}, env(safe-area-inset-left)) max(${gutter}, env(safe-area-inset-right))`;
