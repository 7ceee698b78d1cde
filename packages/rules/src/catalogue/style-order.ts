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

/** Styles recommended to members who chose none, also used to fill up a short row. */
export const DEFAULT_RECOMMENDED_STYLES = ["Jazz Funk", "Heels", "Hip Hop", "Dancehall"] as const;

export function compareStyles(left: { name: string }, right: { name: string }): number {
  return styleRank(left.name) - styleRank(right.name) || left.name.localeCompare(right.name);
}

export function styleRank(name: string): number {
  const lower = name.toLowerCase();
  const rank = STYLE_DISPLAY_ORDER.findIndex((known) => known.toLowerCase() === lower);
  return rank === -1 ? STYLE_DISPLAY_ORDER.length : rank;
}
