import type { Browser } from "playwright-core";
import { newContext, openClass, type Site, signIn, WIDE } from "./person.ts";

const SWITCHES = 20;

export interface AngleDrift {
  /** Seconds by which the dancer was moved in all, as the sum of the switches. */
  readonly drift: number;
  /** Milliseconds from the press to the first picture of the other side, each switch. */
  readonly waits: readonly number[];
}

/** Switches the angle twenty times while playing and adds up what each moved the dancer by. */
export async function measureAngleDrift(browser: Browser, site: Site): Promise<AngleDrift> {
  const context = await newContext(browser, site, WIDE);
  const page = await context.newPage();
  await signIn(page, site);
  await openClass(page);
  let drift = 0;
  const waits: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    const { moved, wait } = await page
      .getByRole("button", { name: /^Angle/ })
      .evaluate(switchAngle);
    drift += moved;
    waits.push(wait);
  }
  await context.close();
  return { drift: Math.abs(drift), waits };
}

/** Runs in the page: presses the button and reads where the other side begins. */
function switchAngle(button: Element): Promise<{ moved: number; wait: number }> {
  const video = document.querySelector("video") as HTMLVideoElement;
  const A_PICTURE = 0.05;
  return new Promise((resolve) => {
    const from = video.currentTime;
    const pressedAt = performance.now();
    (button as HTMLElement).click();
    const begin = () => {
      const at = video.currentTime;
      video.requestVideoFrameCallback((now, { mediaTime }) => {
        // A picture from before the place it was sought to would repeat what was danced.
        const repeated = Math.min(0, mediaTime + A_PICTURE - at);
        const result = { moved: at - from + repeated, wait: now - pressedAt };
        // The next press comes while the film runs.
        setTimeout(() => resolve(result), 300);
      });
    };
    // The other side seeks to where it goes on; later events come when it already runs.
    video.addEventListener("seeking", begin, { once: true });
  });
}
