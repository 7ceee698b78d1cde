/** Observable value for `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  /** Merges the change. Notifies watchers only if a field changed. */
  set(change: Partial<T>): void;
  /** Returns the unsubscribe function. */
  subscribe(watcher: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      const names = Object.keys(change) as (keyof T)[];
      if (names.every((name) => Object.is(value[name], change[name]))) return;
      value = { ...value, ...change };
      for (const watcher of watchers) watcher();
    },
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
