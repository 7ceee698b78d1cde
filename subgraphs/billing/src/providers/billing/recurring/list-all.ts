import type recurly from "recurly";

/** Most items the provider returns at once. */
export const PAGE = 200;

export const listAll = <T>(pager: recurly.Pager<T>): Promise<readonly T[]> =>
  listAtMost(pager, Number.POSITIVE_INFINITY);

/** Returns the first items of a list, and reads no page after them. */
export async function listAtMost<T>(pager: recurly.Pager<T>, most: number): Promise<readonly T[]> {
  const items: T[] = [];
  for await (const item of pager.each()) {
    items.push(item);
    if (items.length === most) break;
  }
  return items;
}
