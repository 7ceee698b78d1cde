import type { Page } from "playwright-core";
import type { Pointer } from "./pointer";

/** Less than a window, so that anything a bar covers at one stop is uncovered at the next. */
const SHARE = 0.7;
const MAX_FRAMES = 60;

/** Scrolls the window, waits until it is at rest, and returns whether it moved. */
export async function scrollByScreen(page: Page, pointer: Pointer): Promise<boolean> {
  const window = await page.evaluate(() => ({ x: innerWidth, y: innerHeight, from: scrollY }));
  // At the edge, nothing opens under the pointer.
  const at = { x: window.x - 3, y: window.y * 0.85 };
  await pointer.scroll(at, { x: 0, y: Math.round(window.y * SHARE) });
  return (await settledScrollY(page)) !== window.from;
}

/** Returns the scroll position once it is stable. */
function settledScrollY(page: Page): Promise<number> {
  return page.evaluate(async (most) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let before = -1;
    let still = 0;
    for (let count = 0; count < most && still < 3; count += 1) {
      await frame();
      still = window.scrollY === before ? still + 1 : 0;
      before = window.scrollY;
    }
    return before;
  }, MAX_FRAMES);
}
