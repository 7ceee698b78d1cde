/** Height of the notice bar at the window's bottom edge, or 0 without one. */
export const noticeHeight = "var(--notice-height)";
/** Window height above the notice bar. */
export const availableHeight = `calc(100dvh - ${noticeHeight})`;
/** Bottom offset that clears the notice bar and the page's bottom bar or safe area. */
export const bottomClearance = `calc(${noticeHeight} + var(--bottom-bar, env(safe-area-inset-bottom)))`;

/** Inline padding of a full-width bar, with room for a notch. */
export const barPadding = (gutter: string) =>
  `max(${gutter}, env(safe-area-inset-left)) max(${gutter}, env(safe-area-inset-right))`;
