import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type PendingProgress, retainedRows, withoutUpdate } from "./pendingProgress";

/** Stores unsent updates across reloads, closed tabs, and restarts. */
export interface PendingStore {
  readonly all: () => Promise<readonly PendingProgress[]>;
  /** Replaces the row of the same session. */
  readonly save: (row: PendingProgress) => Promise<void>;
  /** Removes a delivered update. A newer one, from this tab or another, stays. */
  readonly remove: (row: PendingProgress, sequence: number) => Promise<void>;
}

const DATABASE = "eightcount.progress";
const TABLE = "waiting";
const VERSION = 1;

interface Schema extends DBSchema {
  [TABLE]: { key: string; value: PendingProgress };
}
type Database = IDBPDatabase<Schema>;

/** Uses memory where IndexedDB is unavailable, such as in some private windows. */
export function openPendingStore(): PendingStore {
  const memory = memoryStore();
  if (!globalThis.indexedDB) return memory;
  const database = openDatabase();
  const attempt = <T>(inDatabase: (open: Database) => Promise<T>, inMemory: () => Promise<T>) =>
    database.then(inDatabase).catch(inMemory);
  return {
    all: () => attempt((open) => readAll(open, Date.now()), memory.all),
    save: (row) =>
      attempt(
        async (open) => void (await open.put(TABLE, row)),
        () => memory.save(row),
      ),
    remove: (row, sequence) =>
      attempt(
        (open) => removeUpdate(open, row, sequence),
        () => memory.remove(row, sequence),
      ),
  };
}

export function memoryStore(): PendingStore {
  const rows = new Map<string, PendingProgress>();
  return {
    all: async () => retainedRows([...rows.values()], Date.now()),
    save: async (row) => void rows.set(row.playbackSessionId, row),
    remove: async ({ playbackSessionId }, sequence) => {
      const found = rows.get(playbackSessionId);
      const rest = found && withoutUpdate(found, sequence);
      if (rest) rows.set(playbackSessionId, rest);
      else rows.delete(playbackSessionId);
    },
  };
}

function openDatabase(): Promise<Database> {
  return new Promise((resolve, reject) => {
    const opened = openDB<Schema>(DATABASE, VERSION, {
      upgrade: (open) => void open.createObjectStore(TABLE, { keyPath: "playbackSessionId" }),
      blocked: () => reject(new Error("another tab blocks the upgrade of the progress database")),
      // Lets another tab upgrade the database.
      blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
    });
    opened.then(resolve, reject);
  });
}

async function readAll(open: Database, now: number): Promise<readonly PendingProgress[]> {
  const rows = await open.getAll(TABLE);
  const kept = retainedRows(rows, now);
  const expired = rows.filter((row) => !kept.includes(row));
  await Promise.all(expired.map((row) => open.delete(TABLE, row.playbackSessionId)));
  return kept;
}

async function removeUpdate(open: Database, row: PendingProgress, sequence: number): Promise<void> {
  const { store, done } = open.transaction(TABLE, "readwrite");
  const found = await store.get(row.playbackSessionId);
  const rest = found && withoutUpdate(found, sequence);
  if (rest) await store.put(rest);
  else if (found) await store.delete(row.playbackSessionId);
  await done;
}
