import type { Browser } from "playwright-core";
import { newContext, openClass, type Site, signIn, WIDE } from "./browserSteps.ts";

const SWITCHES = 20;

export interface AngleDrift {
  /** Sum of the position changes of all switches, in seconds. */
  readonly drift: number;
  /** Milliseconds from the click to the first frame of the other angle, one per switch. */
  readonly waits: readonly number[];
}

/** Switches the angle twenty times while playing and adds up the position changes. */
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

/** Runs in the page. Clicks the button and reads the position at which the other angle starts. */
function switchAngle(button: Element): Promise<{ moved: number; wait: number }> {
  const video = document.querySelector("video") as HTMLVideoElement;
  const A_PICTURE = 0.05;
  return new Promise((resolve) => {
    const from = video.currentTime;
    const pressedAt = performance.now();
    (button as HTMLElement).click();
    const onSeeking = () => {
      const at = video.currentTime;
      video.requestVideoFrameCallback((now, { mediaTime }) => {
        // A frame from before the seek target would repeat part of the class.
        const repeated = Math.min(0, mediaTime + A_PICTURE - at);
        const result = { moved: at - from + repeated, wait: now - pressedAt };
        // Lets the film play until the next click.
        setTimeout(() => resolve(result), 300);
      });
    };
    // The other angle seeks to the current position first. Later seeks happen while it plays.
    video.addEventListener("seeking", onSeeking, { once: true });
  });
}
