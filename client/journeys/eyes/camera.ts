import { seededRandom } from "@eightcount/service-kit/clock/seeded-random";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { PICTURE_MOMENT, PICTURE_SEED } from "@eightcount/test-kit/stacks/picture-stack";
import type { Browser, CDPSession, Page } from "playwright-core";
import { settle, type Traffic, watchTraffic } from "../pages/audit";
import { Visit } from "../visit";
import type { Mask } from "./comparePictures";
import { LAYOUTS, type Layout } from "./layouts";
import { type Shot, shotOf } from "./picture";
import { MAX_HEIGHT, waitUntilStill } from "./waitUntilStill";

/** Telemetry draws random numbers at varying times, so every draw on a page is the same. */
const RANDOM_VALUE = seededRandom(PICTURE_SEED)();

/** One person's window, in which the same state always gives the same picture. */
export class Camera {
  private constructor(
    readonly visit: Visit,
    private readonly session: CDPSession,
    private readonly traffic: Traffic,
  ) {}

  /** Opens a window in which the cookie notice was answered or is open. */
  static async open(
    browser: Browser,
    layout: Layout,
    hasAnsweredCookies: boolean,
  ): Promise<Camera> {
    const cookies = hasAnsweredCookies ? ({ cookies: "declined" } as const) : {};
    const visit = await Visit.start(browser, { ...LAYOUTS[layout], ...cookies });
    const { context, page } = visit;
    await context.clock.setFixedTime(PICTURE_MOMENT);
    await context.addInitScript({ content: `Math.random = () => ${RANDOM_VALUE};` });
    await context.addInitScript(freezeLayout);
    await context.addInitScript(hideDifferences);
    await context.addInitScript(blockProgress);
    return new Camera(visit, await context.newCDPSession(page), watchTraffic(page));
  }

  get #page(): Page {
    return this.visit.page;
  }

  /** Opens an address without a stored playback position. */
  async open(at: string): Promise<void> {
    await this.session.send("Storage.clearDataForOrigin", {
      origin: journeyStack().site,
      storageTypes: "indexeddb",
    });
    await this.#page.goto(at);
  }

  /** Waits until a person can use the page. Its film keeps playing. */
  settle(): Promise<void> {
    return settle(this.#page, this.traffic);
  }

  /**
   * Takes a picture of the whole page, or of the window if a dialog covers it. A page can be taken
   * once: after a shot the browser passes through a window of one pixel, and images that load by
   * available space load again.
   */
  async take(): Promise<Shot> {
    await waitUntilStill(this.#page, this.traffic);
    await this.#page.evaluate(() => Object.assign(window, { isPictured: true }));
    return screenshot(this.session, this.#page);
  }

  /** Finds the parts of the page that are not compared. */
  async masks(selectors: readonly string[]): Promise<readonly Mask[]> {
    const boxes = selectors.map((selector) => this.#page.locator(selector).boundingBox());
    return (await Promise.all(boxes))
      .filter((box) => box !== null)
      .map(({ x, y, width, height }) => ({
        x: Math.floor(x),
        y: Math.floor(y),
        width: Math.ceil(width),
        height: Math.ceil(height),
      }));
  }

  close(): Promise<void> {
    return this.visit.context.close();
  }
}

/**
 * Runs in the page before its own scripts. A shot passes through other window sizes, which the page
 * must not notice, or it would hide what does not fit on a phone and lose the focus there, or mark
 * another section as the one in view.
 */
function freezeLayout(): void {
  const { addEventListener } = MediaQueryList.prototype;
  MediaQueryList.prototype.addEventListener = function (type: string, listener: EventListener) {
    const forward = (event: Event) => "isPictured" in window || listener(event);
    addEventListener.call(this, type, forward);
  };
  const hide = (event: Event) => "isPictured" in window && event.stopImmediatePropagation();
  for (const type of ["resize", "scroll"]) window.addEventListener(type, hide, { capture: true });
}

/**
 * Runs in the page before its own scripts. A member's pictures are taken in several windows at once,
 * each of which is one of their signed-in devices. Only the window's own, the first, is pictured.
 * All members have the same initials, or no page would look the same for two of them.
 */
function hideDifferences(): void {
  const list = '[aria-label="Signed-in devices"]';
  const sheet = new CSSStyleSheet();
  const others = [
    `${list} > li ~ li`,
    `${list} ~ *`,
    `section:has(> * > * > ${list}) > * > button`,
  ];
  sheet.replaceSync(`
    ${others.join()} { display: none; }
    section:has(> * > * > ${list}) > header > p { color: transparent !important; }
    /* As if others followed, which depends on what another window does. */
    ${list} > li:first-child { padding-bottom: 14px !important; }
    [data-letters]::before { content: "EC" !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page before its own scripts. A film that starts by itself would appear in the
 * next pictures. Routing its requests would stop it too, but would disable the browser's cache.
 */
function blockProgress(): void {
  const send = window.fetch;
  window.fetch = (input, init) =>
    /sendProgressMutation/.test(String(init?.body))
      ? Promise.reject(new TypeError("no progress is recorded"))
      : send(input, init);
}

/** Takes the visible state: the whole page, or the window if a dialog covers it. */
export async function screenshot(session: CDPSession, page: Page): Promise<Shot> {
  const clip = await page.evaluate((tallest) => {
    const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
    const isCovered = document.querySelector("dialog[open]") !== null;
    const [y, height] = isCovered ? [window.scrollY, clientHeight] : [0, scrollHeight];
    return { x: 0, y, width, height: Math.min(height, tallest), scale: 1 };
  }, MAX_HEIGHT);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  return shotOf(Buffer.from(data, "base64"));
}
