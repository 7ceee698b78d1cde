import type { Browser } from "playwright-core";
import { newContext, openClass, type Site, signIn, WIDE } from "./browserSteps.ts";

const RUNS = 9;

/**
 * Measures the milliseconds from the click on a card to the first frame of its film. A class was
 * opened before, so scripts are cached, but the film and its cookies are not.
 */
export async function measureFirstFrames(browser: Browser, site: Site): Promise<readonly number[]> {
  const context = await newContext(browser, site, WIDE);
  const page = await context.newPage();
  await signIn(page, site);
  await openClass(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goBack();
    const card = page.getByRole("link", { name: "Basement Tape" });
    await card.waitFor();
    await page.waitForLoadState("networkidle");
    times.push(await card.evaluate(clickToFirstFrame));
  }
  await context.close();
  return times;
}

/** Runs in the page. */
function clickToFirstFrame(card: Element): Promise<number> {
  return new Promise((resolve) => {
    const from = performance.now();
    const find = () => {
      const video = document.querySelector("video");
      if (!video) requestAnimationFrame(find);
      else video.requestVideoFrameCallback((now) => resolve(now - from));
    };
    (card as HTMLElement).click();
    find();
  });
}
