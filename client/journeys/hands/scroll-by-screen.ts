import type { Page } from "playwright-core";
import type { Pointer } from "./pointer";

/** Less than a window, so that what a bar covers at one stop is free at the next. */
const SHARE = 0.7;
const MAX_FRAMES = 60;

/** Scrolls the window on, waits until it is at rest and returns whether it moved. */
export async function scrollByScreen(page: Page, pointer: Pointer): Promise<boolean> {
  const window = await page.evaluate(() => ({ x: innerWidth, y: innerHeight, from: scrollY }));
  // Nothing opens under a pointer that rests at the edge.
  const at = { x: window.x - 3, y: window.y * 0.85 };
  await pointer.scroll(at, { x: 0, y: Math.round(window.y * SHARE) });
  return (await settledScrollY(page)) !== window.from;
}

/** Returns how far the window is scrolled once it stays there. */
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
