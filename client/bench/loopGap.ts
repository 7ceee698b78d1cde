import type { Browser } from "playwright-core";
import { newContext, openClass, type Site, signIn, WIDE } from "./person.ts";

const PASSES = 12;

export interface LoopGaps {
  /** Milliseconds without a new picture at each return, beyond the film's own pace. */
  readonly gaps: readonly number[];
  /** Milliseconds between two pictures while nothing happens. */
  readonly pace: number;
}

/** Loops the section under way and watches the pictures when it returns to its beginning. */
export async function measureLoopGaps(browser: Browser, site: Site): Promise<LoopGaps> {
  const context = await newContext(browser, site, WIDE);
  const page = await context.newPage();
  await signIn(page, site);
  await openClass(page);
  const panel = page.getByRole("complementary", { name: "Timestamps" });
  const entries = panel.getByRole("button").filter({ has: page.locator("time") });
  const secondsAt = async (index: number) => {
    const parts = (await entries.nth(index).locator("time").innerText()).split(":").map(Number);
    return parts.reduce((sum, part) => sum * 60 + part, 0);
  };
  await entries.nth(1).click();
  await page.mouse.move(400, 300);
  await page.keyboard.press("o");
  const endSeconds = await secondsAt(2);
  const gaps: number[] = [];
  const paces: number[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const { gap, pace } = await page.evaluate(watchReturn, endSeconds);
    gaps.push(gap);
    paces.push(pace);
  }
  await context.close();
  return { gaps, pace: paces.toSorted((one, other) => one - other)[PASSES >> 1] ?? 0 };
}

/** Runs in the page: stands shortly before the end and waits for the return. */
function watchReturn(endSeconds: number): Promise<{ gap: number; pace: number }> {
  const video = document.querySelector("video") as HTMLVideoElement;
  const BEFORE_END = 1.6;
  video.currentTime = endSeconds - BEFORE_END;
  return new Promise((resolve, reject) => {
    const shown: { at: number; second: number }[] = [];
    setTimeout(() => reject(new Error("the loop did not return")), 20_000);
    const look: VideoFrameRequestCallback = (_now, { mediaTime, presentationTime: now }) => {
      const last = shown.at(-1);
      if (last && mediaTime < last.second - 1) {
        const steps = shown.slice(-20).map(({ at }, index, all) => at - (all[index - 1]?.at ?? at));
        const pace = steps.slice(1).toSorted((one, other) => one - other)[9] ?? 0;
        resolve({ gap: Math.max(0, now - last.at - pace), pace });
        return;
      }
      if (mediaTime > endSeconds - BEFORE_END - 0.5) shown.push({ at: now, second: mediaTime });
      video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
  });
}
