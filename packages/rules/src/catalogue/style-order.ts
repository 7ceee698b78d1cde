/** Every style in the order in which tiles and filters show them. */
export const STYLE_DISPLAY_ORDER = [
  "Jazz Funk",
  "Heels",
  "Hip Hop",
  "Dancehall",
  "Contemporary",
  "Partnering",
  "Latin fusion",
  "Reggaeton",
  "Afrobeats",
  "Salsa",
  "Street Jazz",
  "KPOP",
  "Jazz",
] as const;

/** What is recommended to a member who named no style, and what fills the row up. */
export const DEFAULT_RECOMMENDED_STYLES = ["Jazz Funk", "Heels", "Hip Hop", "Dancehall"] as const;

/** Sorts things with a style name into the display order; unknown names follow, by name. */
export function compareStyles(left: { name: string }, right: { name: string }): number {
  return styleRank(left.name) - styleRank(right.name) || left.name.localeCompare(right.name);
}

/** The place of a style in the display order, 0 first; a name outside it ranks after all others. */
export function styleRank(name: string): number {
  const lower = name.toLowerCase();
  const rank = STYLE_DISPLAY_ORDER.findIndex((known) => known.toLowerCase() === lower);
  return rank === -1 ? STYLE_DISPLAY_ORDER.length : rank;
}
