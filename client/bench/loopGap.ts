import type { Browser, Page } from "playwright-core";
import { newContext, openClass, type Site, signIn, WIDE } from "./browserSteps.ts";
import { median } from "./figures.ts";

const PASSES = 12;
/** Length of an eight-count in the film. Sections start on one, and so do key frames. */
const EIGHT_COUNT_SECONDS = 5.12;
const OWN_LOOP_SECONDS = 4;
/** Spreads loop starts evenly over an eight-count, away from the beats. */
const GOLDEN_RATIO = 0.618034;

export interface LoopGaps {
  /** Milliseconds without a new frame at each jump back, minus the frame interval. */
  readonly gaps: readonly number[];
  /** Frame interval during playback, in milliseconds. */
  readonly pace: number;
}

/** Loops the current section and observes the frames at each jump back. */
export async function measureSectionLoopGaps(browser: Browser, site: Site): Promise<LoopGaps> {
  const page = await openPlayingClass(browser, site);
  await entriesOf(page).nth(1).click();
  await page.mouse.move(400, 300);
  await page.keyboard.press("o");
  const endSeconds = await secondsAt(page, 2);
  return measurePasses(page, () => page.evaluate(measureJumpBack, endSeconds));
}

/** Measures own loops that start anywhere in an eight-count. */
export async function measureOwnLoopGaps(browser: Browser, site: Site): Promise<LoopGaps> {
  const page = await openPlayingClass(browser, site);
  const sectionStart = await secondsAt(page, 1);
  await page.mouse.move(400, 300);
  return measurePasses(page, async (pass) => {
    const share = ((pass + 1) * GOLDEN_RATIO) % 1;
    const from = sectionStart + EIGHT_COUNT_SECONDS * share;
    await page.keyboard.press("x");
    await seekTo(page, from);
    await page.keyboard.press("a");
    await seekTo(page, from + OWN_LOOP_SECONDS);
    await page.keyboard.press("b");
    return page.evaluate(measureJumpBack, from + OWN_LOOP_SECONDS);
  });
}

async function openPlayingClass(browser: Browser, site: Site): Promise<Page> {
  const context = await newContext(browser, site, WIDE);
  const page = await context.newPage();
  await signIn(page, site);
  await openClass(page);
  return page;
}

const entriesOf = (page: Page) =>
  page
    .getByRole("complementary", { name: "Timestamps" })
    .getByRole("button")
    .filter({ has: page.locator("time") });

async function secondsAt(page: Page, index: number): Promise<number> {
  const text = await entriesOf(page).nth(index).locator("time").innerText();
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Seeks the element, because the keys A and B use its current time. */
async function seekTo(page: Page, second: number): Promise<void> {
  await page.evaluate((wanted) => {
    const video = document.querySelector("video") as HTMLVideoElement;
    return new Promise((resolve) => {
      video.addEventListener("seeked", resolve, { once: true });
      video.currentTime = wanted;
    });
  }, second);
}

type JumpBack = Awaited<ReturnType<typeof measureJumpBack>>;

async function measurePasses(
  page: Page,
  watch: (pass: number) => Promise<JumpBack>,
): Promise<LoopGaps> {
  const passes: JumpBack[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) passes.push(await watch(pass));
  await page.context().close();
  return { gaps: passes.map(({ gap }) => gap), pace: median(passes.map(({ pace }) => pace)) };
}

/** Runs in the page. Seeks to just before the end and waits for the jump back. */
function measureJumpBack(endSeconds: number): Promise<{ gap: number; pace: number }> {
  const video = document.querySelector("video") as HTMLVideoElement;
  const BEFORE_END = 1.6;
  video.currentTime = endSeconds - BEFORE_END;
  return new Promise((resolve, reject) => {
    const shown: { at: number; second: number }[] = [];
    setTimeout(() => reject(new Error("the loop did not repeat")), 20_000);
    const check: VideoFrameRequestCallback = (_now, { mediaTime, presentationTime: now }) => {
      const last = shown.at(-1);
      if (last && mediaTime < last.second - 1) {
        const steps = shown.slice(-20).map(({ at }, index, all) => at - (all[index - 1]?.at ?? at));
        const pace = steps.slice(1).toSorted((one, other) => one - other)[9] ?? 0;
        resolve({ gap: Math.max(0, now - last.at - pace), pace });
        return;
      }
      if (mediaTime > endSeconds - BEFORE_END - 0.5) shown.push({ at: now, second: mediaTime });
      video.requestVideoFrameCallback(check);
    };
    video.requestVideoFrameCallback(check);
  });
}
