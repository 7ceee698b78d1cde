import { type WaitingProgress, withoutUpdate, worthKeeping } from "./waitingProgress";

/** Where updates wait that could not be sent; survives reloads, closed tabs and restarts. */
export interface WaitingStore {
  /** Everything that waits. */
  readonly all: () => Promise<readonly WaitingProgress[]>;
  /** Keeps the row in place of its session's former one. */
  readonly keep: (row: WaitingProgress) => Promise<void>;
  /** Strikes out what arrived: nothing newer is lost, whoever wrote it. */
  readonly arrived: (row: WaitingProgress, sequence: number) => Promise<void>;
}

const DATABASE = "eightcount.progress";
const TABLE = "waiting";
const VERSION = 1;

/** IndexedDB; where there is none (some private windows) memory, which lasts as long as the page. */
export function openWaitingStore(factory: IDBFactory | undefined): WaitingStore {
  const memory = memoryStore();
  if (!factory) return memory;
  const database = openDatabase(factory);
  const attempt = <T>(inDatabase: (open: IDBDatabase) => Promise<T>, inMemory: () => Promise<T>) =>
    database.then(inDatabase).catch(inMemory);
  return {
    all: () => attempt((open) => readAll(open, Date.now()), memory.all),
    keep: (row) =>
      attempt(
        (open) => change(open, (table) => table.put(row)),
        () => memory.keep(row),
      ),
    arrived: (row, sequence) =>
      attempt(
        (open) => change(open, (table) => strikeOut(table, row, sequence)),
        () => memory.arrived(row, sequence),
      ),
  };
}

/** A store that forgets with the page. */
export function memoryStore(): WaitingStore {
  const rows = new Map<string, WaitingProgress>();
  return {
    all: async () => worthKeeping([...rows.values()], Date.now()),
    keep: async (row) => void rows.set(row.playbackSessionId, row),
    arrived: async ({ playbackSessionId }, sequence) => {
      const found = rows.get(playbackSessionId);
      const rest = found && withoutUpdate(found, sequence);
      if (rest) rows.set(playbackSessionId, rest);
      else rows.delete(playbackSessionId);
    },
  };
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(TABLE, { keyPath: "playbackSessionId" });
    request.onsuccess = () => {
      // Another tab may bring a newer version; this one must not be in its way.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("the progress database is in use elsewhere"));
  });
}

async function readAll(open: IDBDatabase, now: number): Promise<readonly WaitingProgress[]> {
  const rows = await answerOf<WaitingProgress[]>(
    open.transaction(TABLE).objectStore(TABLE).getAll(),
  );
  const kept = worthKeeping(rows, now);
  const forgotten = rows.filter((row) => !kept.includes(row));
  if (forgotten.length > 0) {
    await change(open, (table) => {
      for (const { playbackSessionId } of forgotten) table.delete(playbackSessionId);
    });
  }
  return kept;
}

function strikeOut(table: IDBObjectStore, row: WaitingProgress, sequence: number): void {
  const request = table.get(row.playbackSessionId) as IDBRequest<WaitingProgress | undefined>;
  request.onsuccess = () => {
    const found = request.result;
    const rest = found && withoutUpdate(found, sequence);
    if (rest) table.put(rest);
    else if (found) table.delete(row.playbackSessionId);
  };
}

function change(open: IDBDatabase, work: (table: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = open.transaction(TABLE, "readwrite");
    work(transaction.objectStore(TABLE));
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
