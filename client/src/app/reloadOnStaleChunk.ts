const KEY = "eightcount.reloaded-at";
const ONCE_PER_MS = 60_000;

/** After a release the files an open page still names may be gone: loading it again brings the new ones. */
export function reloadOnStaleChunk(): void {
  window.addEventListener("vite:preloadError", () => {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    // Twice in a row it is no old page but a real fault, which the error page shows.
    if (Date.now() - last < ONCE_PER_MS) return;
    window.sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
