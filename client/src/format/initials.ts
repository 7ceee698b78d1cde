const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** First letters of a member's names, in any script. Empty without a name. */
export function initials(...names: readonly string[]): string {
  const firsts = names.map(
    (name) => graphemes.segment(name.trim())[Symbol.iterator]().next().value,
  );
  return firsts
    .map((first) => first?.segment ?? "")
    .join("")
    .toLocaleUpperCase("en");
}
