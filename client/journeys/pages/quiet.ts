import type { Page } from "playwright-core";

/** Every look costs the page some of its time. */
const BETWEEN_LOOKS_MS = 90;
/** React shows what was waited for up to 300 ms after it came, and nothing tells of it meanwhile. */
const QUIET_MS = 360;
/** Enough where a page that was at rest only asks for more of a list. */
export const SHORT_QUIET_MS = 120;

/** Waits until nothing was under way on a page for a while. */
export async function becomesQuiet(
  page: Page,
  isBusy: () => Promise<boolean>,
  patienceMs: number,
  quietMs = QUIET_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let quietSince = Date.now();
  for (;;) {
    if (Date.now() > deadline) throw new Error("the page did not become idle in time");
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
    // A look may take long itself: what it saw was so when it began.
    const lookedAt = Date.now();
    if (await isBusy()) quietSince = Date.now();
    else if (lookedAt - quietSince >= quietMs) return;
  }
}
