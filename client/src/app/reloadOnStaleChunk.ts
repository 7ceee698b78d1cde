import { isServerReachable } from "../navigation/reachability";
import * as keys from "../storage/keys";

const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Reloads the page when a release has removed the chunks it refers to. Offline, a reload would only
 * show the browser's error page and lose what is open.
 */
export function reloadOnStaleChunk(reload = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", async () => {
    const last = Number(window.sessionStorage.getItem(keys.reloadedAt) ?? 0);
    // A second failure in a row is a real error, so the error page shows it.
    if (Date.now() - last < MIN_RELOAD_INTERVAL_MS) return;
    if (!(await isServerReachable())) return;
    window.sessionStorage.setItem(keys.reloadedAt, String(Date.now()));
    reload();
  });
}
