interface Range {
  readonly start: number;
  readonly end: number;
}

export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
  readonly start: number;
}

/** Splits a text at the ranges. Skips invalid and overlapping ranges. */
export function markedParts(text: string, ranges: readonly Range[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  const cut = (end: number, isMarked: boolean) => {
    if (end > from) parts.push({ text: text.slice(from, end), isMarked, start: from });
    from = Math.max(from, end);
  };
  for (const { start, end } of ranges) {
    if (start < from || end > text.length || end <= start) continue;
    cut(start, false);
    cut(end, true);
  }
  cut(text.length, false);
  return parts;
}
