import {
  PICTURE_MOMENT,
  PICTURE_SEED,
} from "@eightcount/local-stack/testing/pictures/picture-stack";
import { seededRandom } from "@eightcount/service-kit/clock/seeded-random";
import type { Browser, CDPSession, Page } from "playwright-core";
import { watchTraffic } from "../pages/audit";
import { Visit } from "../visit";
import { comparePictures, type Mask } from "./comparePictures";
import { LAYOUTS, type Layout } from "./layouts";
import { fingerprint, type Picture, readPicture } from "./picture";
import { comesToRest } from "./still";

/** What lies further down is the same again: rows of classes, questions, terms. */
const TALLEST = 2_600;
const RECORDS = /RecordProgressMutation/;
const EXACT_SHOTS = 4;
const MOST_SHOTS = 12;
const BETWEEN_SHOTS_MS = 150;

/** One person's window, in which every picture of the same state comes out the same. */
export class Camera {
  private constructor(
    readonly visit: Visit,
    private readonly session: CDPSession,
    private readonly underWay: () => number,
  ) {}

  /** Opens a window of somebody who has answered the cookie notice, or has it open. */
  static async open(
    browser: Browser,
    layout: Layout,
    hasAnsweredCookies: boolean,
  ): Promise<Camera> {
    const cookies = hasAnsweredCookies ? ({ cookies: "declined" } as const) : {};
    const visit = await Visit.start(browser, { ...LAYOUTS[layout], ...cookies });
    const { context, page } = visit;
    await context.clock.setFixedTime(PICTURE_MOMENT);
    await context.addInitScript({ content: `Math.random = (${seededRandom})(${PICTURE_SEED});` });
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A film that begins by itself would become a part of what the next pictures show.
    await context.route("**/graphql", (route) =>
      RECORDS.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
    );
    return new Camera(visit, await context.newCDPSession(page), watchTraffic(page));
  }

  get #page(): Page {
    return this.visit.page;
  }

  /** Waits until the page has all it shows. */
  rest(): Promise<void> {
    return comesToRest(this.#page, this.underWay);
  }

  /**
   * Takes a picture of the whole page, or of the window when a dialog lies over it; it is taken
   * again until it is the expected one, or comes out the same twice.
   */
  async take(isExpected: (pixels: string) => boolean): Promise<Picture> {
    await this.rest();
    let before: Picture | null = null;
    let pixels = "";
    for (let shot = 1; shot <= MOST_SHOTS; shot += 1) {
      const picture = await screenshot(this.session, this.#page);
      const now = fingerprint(picture);
      if (now === pixels || isExpected(now)) return picture;
      // Large images are scaled anew for every shot, and not always to the last bit.
      const isClose = before !== null && comparePictures(before, picture).difference === null;
      if (isClose && shot >= EXACT_SHOTS) return picture;
      [before, pixels] = [picture, now];
      await this.#page.waitForTimeout(BETWEEN_SHOTS_MS);
    }
    throw new Error(`${this.visit.address} never looks the same twice`);
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

/** Takes what a person sees now: all of the page, or the window when a dialog lies over it. */
export async function screenshot(session: CDPSession, page: Page): Promise<Picture> {
  const clip = await page.evaluate((tallest) => {
    const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
    const isCovered = document.querySelector("dialog[open], [role=dialog]") !== null;
    const [y, height] = isCovered ? [window.scrollY, clientHeight] : [0, scrollHeight];
    return { x: 0, y, width, height: Math.min(height, tallest), scale: 1 };
  }, TALLEST);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  return readPicture(Buffer.from(data, "base64"));
}
