import type { Frame, Page } from "playwright-core";

const QUIET_MS = 100;
const PATIENCE_MS = 20_000;

/**
 * Waits until a page has all it shows: its heading, answers, fonts, images and one frame of its
 * film. Then nothing moves any more.
 */
export async function comesToRest(page: Page, underWay: () => number): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  const deadline = Date.now() + PATIENCE_MS;
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; ) {
    if (Date.now() > deadline) throw new Error("the page never came to rest");
    await page.waitForTimeout(QUIET_MS / 4);
    const isWaiting = await Promise.all(page.frames().map(isStillComing));
    if (underWay() > 0 || isWaiting.includes(true)) quietSince = Date.now();
  }
}

/** A frame that went away while it was asked has nothing to wait for. */
const isStillComing = (frame: Frame): Promise<boolean> =>
  frame.evaluate(lacksSomething).catch(() => false);

/** Runs in the page. */
async function lacksSomething(): Promise<boolean> {
  for (const image of document.images) image.loading = "eager";
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, *::before, *::after {
        animation: none !important; transition: none !important; caret-color: transparent !important;
      }`,
    );
    document.adoptedStyleSheets = [sheet];
  }
  const words = [...document.querySelectorAll("[role=status]")].map(
    ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
  );
  if (words.some((word) => /^(Loading|Buffering…)$/.test(word ?? ""))) return true;
  const images = [...document.images].filter((image) => image.src !== "");
  if (document.fonts.status !== "loaded" || images.some((image) => !image.complete)) return true;
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const FRAME_SECONDS = 8;
  for (const film of document.querySelectorAll("video")) {
    film.pause();
    const hasLength = film.readyState >= HTMLMediaElement.HAVE_METADATA;
    if (hasLength && film.currentTime !== FRAME_SECONDS) film.currentTime = FRAME_SECONDS;
    const hasFrame = film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (!hasFrame || film.seeking || film.currentTime !== FRAME_SECONDS) return true;
  }
  return false;
}
