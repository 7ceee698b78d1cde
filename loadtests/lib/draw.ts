/** Draws a name for a place in [0, 1), so that each has its share of all places. */
export const drawFrom =
  <Name extends string>(shares: Readonly<Record<Name, number>>, otherwise: Name) =>
  (place: number): Name => {
    let left = place;
    for (const [name, share] of Object.entries<number>(shares)) {
      left -= share;
      if (left < 0) return name as Name;
    }
    return otherwise;
  };
