import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Time without activity after which a visit ends. */
export const IDLE_MS = 30 * 60_000;

export interface VisitSession {
  /** Extends the visit and returns its id, which is new after a long pause. */
  readonly touch: () => string;
  /** False only while the landing data of the current visit is unsent. */
  readonly isReported: (sessionId: string) => boolean;
  readonly markReported: (sessionId: string) => void;
}

interface StoredVisit {
  readonly id: string;
  readonly at: number;
  readonly isReported: boolean;
}

/** Stored per tab, so that a reload continues the visit. */
export function createVisitSession(tab: DeviceStorage, now: () => number): VisitSession {
  let stored = readStored(tab);
  const save = (next: StoredVisit) => {
    stored = next;
    tab.set(keys.visit, JSON.stringify(next));
    return next.id;
  };
  return {
    touch() {
      if (stored !== null && now() - stored.at < IDLE_MS) return save({ ...stored, at: now() });
      return save({ id: crypto.randomUUID(), at: now(), isReported: false });
    },
    isReported: (sessionId) => stored?.id !== sessionId || stored.isReported,
    markReported(sessionId) {
      if (stored?.id === sessionId) save({ ...stored, isReported: true });
    },
  };
}

function readStored(tab: DeviceStorage): StoredVisit | null {
  try {
    const value = JSON.parse(tab.get(keys.visit) ?? "null") as StoredVisit | null;
    return typeof value?.id === "string" && typeof value.at === "number" ? value : null;
  } catch {
    return null;
  }
}
