import type { Page } from "playwright-core";

/** Every look costs the page some of its time. */
const POLL_MS = 90;
/** React shows what was waited for up to 300 ms after it came, and nothing tells of it meanwhile. */
const IDLE_MS = 360;
/** Enough where a page that was at rest only asks for more of a list. */
export const SHORT_IDLE_MS = 120;

/** Waits until nothing was under way on a page for a while. */
export async function waitForIdle(
  page: Page,
  isBusy: () => Promise<boolean>,
  timeoutMs: number,
  idleMs = IDLE_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let idleSince = Date.now();
  for (;;) {
    if (Date.now() > deadline) throw new Error("the page did not become idle in time");
    await page.waitForTimeout(POLL_MS);
    // A look may take long itself: what it saw was so when it began.
    const checkedAt = Date.now();
    if (await isBusy()) idleSince = Date.now();
    else if (checkedAt - idleSince >= idleMs) return;
  }
}
