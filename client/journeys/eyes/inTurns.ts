/** Works on a list, so many at once, and returns one promise for each. */
export function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): readonly Promise<Result>[] {
  const results: Promise<Result>[] = [];
  for (const [at, item] of items.entries()) {
    const free = results[at - atOnce] ?? Promise.resolve();
    results.push(free.catch(() => undefined).then(() => work(item)));
  }
  // Whoever awaits a result hears of its failure; until then it ends nothing.
  for (const result of results) result.catch(() => undefined);
  return results;
}
