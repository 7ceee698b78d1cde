/** Small file that exists in every release. Any response counts as reachable. */
const PROBE = "/favicon.svg";
const PROBE_INTERVAL_MS = 4_000;
const PROBE_TIMEOUT_MS = 5_000;

/** Probes the server, because `navigator.onLine` can be true without internet access. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    await fetch(PROBE, { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}

const listeners = new Set<() => void>();
let waitingCount = 0;

/** Reports whether any code is waiting for the network. */
export const networkWait = {
  isWaiting: (): boolean => waitingCount > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function adjustWaiting(by: number): void {
  waitingCount += by;
  for (const listener of listeners) listener();
}

export function waitUntilReachable(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let isDone = false;
    const end = () => {
      isDone = true;
      clearTimeout(timer);
      window.removeEventListener("online", probe);
      resolve();
    };
    const probe = async () => {
      clearTimeout(timer);
      const isReachable = await isServerReachable();
      if (isDone) return;
      clearTimeout(timer);
      if (isReachable) end();
      else timer = setTimeout(probe, PROBE_INTERVAL_MS);
    };
    window.addEventListener("online", probe);
    signal?.addEventListener("abort", end);
    void probe();
  });
}

/**
 * Loads code that may not be in the browser yet. Offline it waits for the network, so that the
 * current page stays. It rejects if the server is reachable but the code is not. Some browsers
 * cache a failed import until the page reloads, so it attempts no import offline.
 */
export async function loadWhenReachable<Code>(
  load: () => Promise<Code>,
  isOptional = false,
  isOnline = navigator.onLine,
): Promise<Code> {
  if (!isOnline) {
    if (!isOptional) adjustWaiting(1);
    await waitUntilReachable();
    if (!isOptional) adjustWaiting(-1);
    return load();
  }
  try {
    return await load();
  } catch (error) {
    if (await isServerReachable()) throw error;
    return loadWhenReachable(load, isOptional, false);
  }
}
