import type { Page } from "playwright-core";
import type { Visit } from "../visit";
import { barriers, overflow } from "./layout";
import { becomesQuiet } from "./quiet";

const PATIENCE_MS = 30_000;

/** Whether requests are pending, or any has started or ended since the last call. */
export type Traffic = () => boolean;

/** Watches what a page waits for; films go on for as long as they run. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<object>();
  let hasMoved = false;
  page.on("request", (request) => {
    if (/\/media\/classes\/|\/otlp\//.test(request.url())) return;
    open.add(request);
    hasMoved = true;
  });
  const ends = (request: object) => {
    if (open.delete(request)) hasMoved = true;
  };
  page.on("requestfinished", ends);
  page.on("requestfailed", ends);
  return () => {
    const isBusy = hasMoved || open.size > 0;
    hasMoved = false;
    return isBusy;
  };
}

/** Waits until the page has its heading, nothing under way, and its pictures. */
export async function settle(page: Page, traffic: Traffic, quietMs?: number): Promise<void> {
  // A film that fills the window hides it.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const isBusy = async () => traffic() || (await isWaiting(page));
  await becomesQuiet(page, isBusy, PATIENCE_MS, quietMs);
}

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector("[data-loading]") !== null);

/** What is wrong with the page that stands: empty when nothing is. */
export async function findings({ page, complaints }: Visit): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const headings = document.querySelectorAll("h1").length;
    const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
    return [
      ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
      ...(/^.+ – Eightcount$/.test(document.title) ? [] : [`titled "${document.title}"`]),
      ...[...document.images].filter(isBroken).map((image) => `no picture at ${image.src}`),
    ];
  });
  const wide = await overflow(page);
  return [
    ...found,
    ...(wide > 0 ? [`${wide} px wider than its window`] : []),
    ...(await barriers(page)),
    ...complaints.splice(0),
  ];
}
