import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { TIMEOUT_MS } from "../hands/timeout";

/** Waits until images are in view and all of them have loaded. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight && image.src !== "";
    };
    const seen = [...document.images].filter(isSeen);
    return seen.length > 0 && seen.every((image) => image.complete && image.naturalWidth > 0);
  });
}

/** Position of a film in seconds. */
export const secondOf = (video: Locator): Promise<number> =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);

const JUMP_SECONDS = 5;

/** Waits until a film has played this much by itself. A jump starts over. */
export async function waitForPlayback(video: Locator, bySeconds = 0.5): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  let from = await secondOf(video);
  let now = from;
  while (now < from + bySeconds) {
    if (Date.now() > deadline) throw new Error(`the video is stuck at ${now} s`);
    await sleep(100);
    const before = now;
    now = await secondOf(video);
    if (Math.abs(now - before) > JUMP_SECONDS) from = now;
  }
}
