import type { Frame, Page, Request } from "playwright-core";
import { TIMEOUT_MS } from "../hands/timeout";
import type { Visit } from "../visit";
import { waitForIdle } from "./idle";
import { accessibilityViolations, overflow } from "./layout";

/** Returns whether requests are pending, or any has started or ended since the last call. */
export interface Traffic {
  (): boolean;
  /** Addresses of the pending requests. */
  readonly pending: () => readonly string[];
}

/** Returns null until a new window's frame is known. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Films, telemetry, and requests of the captcha's workers, which may never report their end. */
const IGNORED_REQUESTS = /\/media\/classes\/|\/otlp\/|\/assets\/pbkdf2-/;

/** Tracks the requests a page waits for, except films, which run indefinitely. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let ofLastPage: readonly Request[] = [];
  let hasMoved = false;
  const drop = (requests: readonly Request[]) => {
    for (const request of requests) if (open.delete(request)) hasMoved = true;
  };
  page.on("request", (request) => {
    if (IGNORED_REQUESTS.test(request.url())) return;
    const isOfPage = request.isNavigationRequest() && frameOf(request) === page.mainFrame();
    if (isOfPage) ofLastPage = [...open];
    open.add(request);
    hasMoved = true;
  });
  page.on("requestfinished", (request) => drop([request]));
  page.on("requestfailed", (request) => drop([request]));
  // Requests of a page that was left never report their end.
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    drop(ofLastPage);
    ofLastPage = [];
  });
  page.on("framedetached", (frame) => drop([...open].filter((one) => frameOf(one) === frame)));
  const pending = () => [...open].map((request) => request.url());
  return Object.assign(
    () => {
      const isBusy = hasMoved || open.size > 0;
      hasMoved = false;
      return isBusy;
    },
    { pending },
  );
}

/** Waits until the page has its heading and pictures and no pending work. */
export async function settle(page: Page, traffic: Traffic, idleMs?: number): Promise<void> {
  // A film that fills the window hides it.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await waitForPageIdle(page, traffic, () => isWaiting(page), TIMEOUT_MS, idleMs);
}

/** Waits until neither the network nor the page is busy. Fails with what is still pending. */
export async function waitForPageIdle(
  page: Page,
  traffic: Traffic,
  isBusy: () => Promise<boolean>,
  timeoutMs: number,
  idleMs?: number,
): Promise<void> {
  const isAny = async () => traffic() || (await isBusy());
  await waitForIdle(page, isAny, timeoutMs, idleMs).catch((error: Error) => {
    throw new Error([error.message, ...traffic.pending()].join("\n"));
  });
}

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector("[data-loading]") !== null);

/** Returns the faults of the current page, empty if there are none. */
export async function pageProblems({ page, complaints }: Visit): Promise<readonly string[]> {
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
    ...(await accessibilityViolations(page)),
    ...complaints.splice(0),
  ];
}
