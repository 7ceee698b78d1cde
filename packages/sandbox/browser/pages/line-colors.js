/** The services' colors, each with at least 3:1 contrast to the page's background. */
const COLORS = [
  ...["#FF5CAD", "#8FC7FF", "#5FE0A6", "#FFCB57", "#C7A6FF", "#FF8A7A", "#8CF5DB", "#F2E3C9"],
];

/**
 * Gives each label a color of its own, and keeps the one that it had.
 * @param {ReadonlyMap<string, string>} before
 * @param {readonly string[]} labels
 * @returns {ReadonlyMap<string, string>}
 */
export function lineColors(before, labels) {
  const kept = labels.map((label) => before.get(label));
  const free = COLORS.filter((color) => !kept.includes(color));
  return new Map(labels.map((label, index) => [label, kept[index] ?? free.shift() ?? "#95899A"]));
}
