const plain = window.matchMedia;

/** Sets the window width for every media query evaluated from now on, within one test file. */
export function resizeTo(width: number): void {
  window.matchMedia = (query) => ({ ...plain(query), matches: holds(query, width) });
}

function holds(query: string, width: number): boolean {
  const [, bound, pixels] = /\((max|min)-width: (\d+)px\)/.exec(query) ?? [];
  if (bound === undefined) return false;
  return bound === "max" ? width <= Number(pixels) : width >= Number(pixels);
}
