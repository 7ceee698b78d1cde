import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Time without activity after which a visit ends. */
export const IDLE_MS = 30 * 60_000;

export interface VisitSession {
  /** Extends the visit and returns its id, which is new after a long pause. */
  readonly touch: () => string;
  /** False only while the landing data of the current visit is unsent. */
  readonly isTold: (sessionId: string) => boolean;
  readonly markTold: (sessionId: string) => void;
}

interface Kept {
  readonly id: string;
  readonly at: number;
  readonly isTold: boolean;
}

/** Stored per tab, so that a reload continues the visit. */
export function createVisitSession(tab: DeviceStorage, now: () => number): VisitSession {
  let kept = readKept(tab);
  const keep = (next: Kept) => {
    kept = next;
    tab.set(keys.visit, JSON.stringify(next));
    return next.id;
  };
  return {
    touch() {
      if (kept !== null && now() - kept.at < IDLE_MS) return keep({ ...kept, at: now() });
      return keep({ id: crypto.randomUUID(), at: now(), isTold: false });
    },
    isTold: (sessionId) => kept?.id !== sessionId || kept.isTold,
    markTold(sessionId) {
      if (kept?.id === sessionId) keep({ ...kept, isTold: true });
    },
  };
}

function readKept(tab: DeviceStorage): Kept | null {
  try {
    const value = JSON.parse(tab.get(keys.visit) ?? "null") as Kept | null;
    return typeof value?.id === "string" && typeof value.at === "number" ? value : null;
  } catch {
    return null;
  }
}
