import type { Frame, Page } from "playwright-core";
import { TIMEOUT_MS } from "../hands/timeout";
import { type Traffic, waitForPageIdle } from "../pages/audit";

/** Further items look the same: rows of classes, questions, terms. */
export const MAX_HEIGHT = 2_600;

/**
 * Waits until a page is complete: heading, responses, fonts, images, and one frame of its film.
 * Nothing moves after that.
 */
export async function waitUntilStill(page: Page, traffic: Traffic): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  const isBusy = async () => {
    const isWaiting = await Promise.all(page.frames().map(isLoading));
    return isWaiting.includes(true);
  };
  await waitForPageIdle(page, traffic, isBusy, TIMEOUT_MS);
}

/** A frame that is removed meanwhile has nothing to wait for. */
const isLoading = (frame: Frame): Promise<boolean> =>
  frame.evaluate(isIncomplete, MAX_HEIGHT).catch(() => false);

/** Runs in the page. */
async function isIncomplete(tallest: number): Promise<boolean> {
  if (!("isStill" in document)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, *::before, *::after {
        animation: none !important; transition: none !important; caret-color: transparent !important;
      }`,
    );
    document.adoptedStyleSheets.push(sheet);
    Object.assign(document, { isStill: true });
  }
  if (document.querySelector("[data-loading]") !== null) return true;
  // Work that a page defers to its next frame, such as focusing a field, is done by then.
  if (window.top === window) await new Promise(requestAnimationFrame);
  const words = [...document.querySelectorAll("[role=status]")].map(
    ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
  );
  if (words.some((word) => /^(Loading|Buffering…)$/.test(word ?? ""))) return true;
  // A row that scrolls sideways loads its visible items.
  const isSeen = (image: Element) => {
    const { left, top } = image.getBoundingClientRect();
    return image.checkVisibility() && left < window.innerWidth && top < tallest;
  };
  const images = [...document.images].filter((image) => image.src !== "" && isSeen(image));
  if (document.fonts.status !== "loaded" || images.some((image) => !image.complete)) return true;
  const isReady = (image: HTMLImageElement) => image.dataset.decoded === image.currentSrc;
  const decode = async (image: HTMLImageElement) => {
    await image.decode().catch(() => undefined);
    image.dataset.decoded = image.currentSrc;
  };
  await Promise.all(images.filter((image) => !isReady(image)).map(decode));
  // Images fade in.
  if (images.some((image) => getComputedStyle(image).opacity === "0")) return true;
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
