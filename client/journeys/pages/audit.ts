import type { Page } from "playwright-core";
import type { Visit } from "../visit";
import { barriers, overflow } from "./layout";
import { becomesQuiet } from "./quiet";

const PATIENCE_MS = 30_000;

/** Counts what a page waits for; films go on for as long as they run. */
export function watchTraffic(page: Page): () => number {
  const open = new Set<object>();
  page.on("request", (request) => {
    if (!/\/media\/classes\/|\/otlp\//.test(request.url())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return () => open.size;
}

/** Waits until the page has its heading, nothing under way, and its pictures. */
export async function settle(page: Page, underWay: () => number, quietMs?: number): Promise<void> {
  // A film that fills the window hides it.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const isBusy = async () => underWay() > 0 || (await isWaiting(page));
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
