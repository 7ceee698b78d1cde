import DataLoader from "dataloader";

interface Identified {
  readonly id: string;
}

/** Loads rows by a column, one query per tick. A missing row is null. */
export function byKey<K extends string, T extends Readonly<Record<K, string>>>(
  column: K,
  fetch: (keys: readonly string[]) => Promise<readonly T[]>,
): DataLoader<string, T | null> {
  return new DataLoader(async (keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [row[column] as string, row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

export const byId = <T extends Identified>(
  fetch: (ids: readonly string[]) => Promise<readonly T[]>,
): DataLoader<string, T | null> => byKey("id", fetch);

/** `id` identifies the parent, and the other keys are the field's arguments. */
export type FieldKey<A> = A & Identified;

/** Parents with the same arguments share a query, so the rows do not add statements. */
export function byParent<A extends object, V>(
  fetch: (parentIds: readonly string[], args: A) => Promise<ReadonlyMap<string, V>>,
  missing: V,
): DataLoader<FieldKey<A>, V, string> {
  return new DataLoader(
    async (keys) => {
      const groups = groupByArguments(keys);
      const results = new Map(
        await Promise.all(
          [...groups].map(async ([group, members]) => {
            const ids = members.map(({ id }) => id);
            return [group, await fetch(ids, members[0] as A)] as const;
          }),
        ),
      );
      return keys.map((key) => results.get(argumentsOf(key))?.get(key.id) ?? missing);
    },
    { cacheKeyFn: (key) => `${key.id} ${argumentsOf(key)}` },
  );
}

function groupByArguments<A extends object>(keys: readonly FieldKey<A>[]) {
  const groups = new Map<string, FieldKey<A>[]>();
  for (const key of keys) {
    const group = argumentsOf(key);
    groups.set(group, [...(groups.get(group) ?? []), key]);
  }
  return groups;
}

function argumentsOf<A extends object>(key: FieldKey<A>): string {
  const { id: _parent, ...args } = key;
  return JSON.stringify(args);
}
