import { isServerReachable } from "../navigation/reachability";
import * as keys from "../storage/keys";

const ONCE_PER_MS = 60_000;

/**
 * After a release the files an open page still names may be gone: loading it again brings the new
 * ones. Without a network it would only bring the browser's error page, and lose what is open.
 */
export function reloadOnStaleChunk(reload = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", async () => {
    const last = Number(window.sessionStorage.getItem(keys.reloadedAt) ?? 0);
    // Twice in a row it is no old page but a real fault, which the error page shows.
    if (Date.now() - last < ONCE_PER_MS) return;
    if (!(await isServerReachable())) return;
    window.sessionStorage.setItem(keys.reloadedAt, String(Date.now()));
    reload();
  });
}
