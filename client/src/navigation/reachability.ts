/** A small file every release has; only whether anything comes back matters. */
const PROBE = "/favicon.svg";
const PROBE_EVERY_MS = 4_000;
const PROBE_TIMEOUT_MS = 5_000;

/** Asks the server itself: a browser may say "online" on a network that leads nowhere. */
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
let waiting = 0;

/** What is waiting for the network, for a page that wants to say so. */
export const networkWait = {
  isWaiting: (): boolean => waiting > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function changeWaiting(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Resolves as soon as the server is reachable, or once the signal is aborted. */
export function untilReachable(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", probe);
      resolve();
    };
    const probe = async () => {
      clearTimeout(timer);
      const isReachable = await isServerReachable();
      if (isOver) return;
      clearTimeout(timer);
      if (isReachable) end();
      else timer = setTimeout(probe, PROBE_EVERY_MS);
    };
    window.addEventListener("online", probe);
    signal?.addEventListener("abort", end);
    void probe();
  });
}

/**
 * Loads code that may not be in the browser yet. Without a network it waits for one, so that the
 * page shown stays; it fails when the server is reachable and the code is not. Extras wait silently.
 * Some browsers remember a failed import until the page is reloaded, so offline none is tried.
 */
export async function loadWhenReachable<Code>(
  load: () => Promise<Code>,
  isExtra = false,
  isOnline = navigator.onLine,
): Promise<Code> {
  if (!isOnline) {
    if (!isExtra) changeWaiting(1);
    await untilReachable();
    if (!isExtra) changeWaiting(-1);
    return load();
  }
  try {
    return await load();
  } catch (error) {
    if (await isServerReachable()) throw error;
    return loadWhenReachable(load, isExtra, false);
  }
}
