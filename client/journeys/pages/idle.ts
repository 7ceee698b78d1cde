import type { Page } from "playwright-core";

/** Each check takes some of the page's time. */
const POLL_MS = 90;
/** React may show data up to 300 ms after it arrived, and nothing indicates that meanwhile. */
const IDLE_MS = 360;
/** Sufficient for a page at rest that only loads more of a list. */
export const SHORT_IDLE_MS = 120;

/** Waits until a page has been idle for a while. */
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
    // A check may take long itself. Its result is from its beginning.
    const checkedAt = Date.now();
    if (await isBusy()) idleSince = Date.now();
    else if (checkedAt - idleSince >= idleMs) return;
  }
}
