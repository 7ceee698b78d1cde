import type { Page } from "playwright-core";

const BETWEEN_LOOKS_MS = 30;
/** A slow machine may take longer for one look than a page needs to begin anew. */
const QUIET_LOOKS = 4;

/** Waits until a page was found at rest several times in a row. */
export async function becomesQuiet(
  page: Page,
  isBusy: () => Promise<boolean>,
  patienceMs: number,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    if (Date.now() > deadline) throw new Error("the page never came to rest");
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
    quiet = (await isBusy()) ? 0 : quiet + 1;
  }
}
